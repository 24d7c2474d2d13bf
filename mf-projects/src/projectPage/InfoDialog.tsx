import type { Project } from '@byggtun/shared/contract/project';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { DialogFrame } from '@byggtun/shared/ui/DialogFrame';
import { MapLink } from '@byggtun/shared/ui/MapLink';
import { Button } from 'antd';
import { useState } from 'react';

interface InfoDialogProps {
  project: Project;
  /** Called when the dialog is gone and the focus is back. */
  onClosed: () => void;
}

/** What and where a project is (docs/product/projects.md#a-project). */
export function InfoDialog({ project, onClosed }: InfoDialogProps) {
  const { name, projTypeName, address, postCode } = project;
  const [open, setOpen] = useState(true);
  const place = [address, postCode].filter(Boolean).join(', ');
  return (
    <DialogFrame
      open={open}
      title="Om prosjektet"
      onLeave={() => setOpen(false)}
      onClosed={onClosed}
      footer={
        <div className="bt-form-actions">
          <Button type="primary" onClick={() => setOpen(false)}>
            Lukk vinduet
          </Button>
        </div>
      }
    >
      <DefinitionList
        items={[
          ['Navn', name],
          ['Type', projTypeName],
          ['Adresse', address && <MapLink key="map" address={place} text={address} />],
          ['Postnummer og sted', postCode],
        ]}
      />
    </DialogFrame>
  );
}
