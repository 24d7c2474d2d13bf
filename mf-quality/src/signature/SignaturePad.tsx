import { signatureSize } from '@byggtun/shared/contract/checklistSave';
import { describedBy, FieldNotes } from '@byggtun/shared/form/Field';
import type { BoundField } from '@byggtun/shared/form/useForm';
import { Button } from 'antd';
import { type PointerEvent, useId } from 'react';

import { pointIn } from './pointIn';

const { width, height } = signatureSize;

/** Draws a name by finger, pen or mouse, as the commands of one SVG path: it is as sharp in every size. */
export function SignaturePad({ value, error, onChange }: BoundField<string>) {
  const id = useId();
  const add = (event: PointerEvent<SVGSVGElement>, command: 'M' | 'L') => {
    const [x, y] = pointIn(event.currentTarget.getBoundingClientRect(), event);
    onChange(`${value}${command}${x} ${y}`);
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    add(event, 'M');
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) add(event, 'L');
  };
  return (
    <div className="bt-field">
      <span id={`${id}-label`} className="bt-field-name">
        Signatur
      </span>
      <svg
        id={id}
        className="signature-pad"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, error)}
        onPointerDown={begin}
        onPointerMove={go}
      >
        <path d={value} />
      </svg>
      <div className="signature-tools">
        {/* Not `disabled`, which takes the focus. */}
        <Button aria-disabled={value === '' || undefined} onClick={() => value !== '' && onChange('')}>
          Tøm feltet
        </Button>
      </div>
      <FieldNotes id={id} error={error} help="Tegn signaturen med finger, penn eller mus." />
    </div>
  );
}
