import type { Project } from '@byggtun/shared/contract/project';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { MapLink } from '@byggtun/shared/ui/MapLink';
import { useBelow } from '@byggtun/shared/ui/useMedia';
import { Button, Modal } from 'antd';
import { useState } from 'react';

interface InfoDialogProps {
  project: Project;
  /** Called when the dialog is gone and the focus is back. */
  onClosed: () => void;
}

/** What and where a project is (document 1, section 2, 'info dialog'). */
export function InfoDialog({ project, onClosed }: InfoDialogProps) {
  const { name, projTypeName, address, postCode } = project;
  const phone = useBelow('xs');
  const [open, setOpen] = useState(true);
  const place = [address, postCode].filter(Boolean).join(', ');
  return (
    <Modal
      open={open}
      title="Om prosjektet"
      width={phone ? '100%' : 560}
      wrapClassName={phone ? 'bt-dialog bt-dialog-full' : 'bt-dialog'}
      scrollLock={false}
      onCancel={() => setOpen(false)}
      afterOpenChange={(isOpen) => {
        if (!isOpen) onClosed();
      }}
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
    </Modal>
  );
}
