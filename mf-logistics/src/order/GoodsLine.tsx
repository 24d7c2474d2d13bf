import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import { showAmount } from '@byggtun/shared/contract/amount';
import type { OrderLine } from '@byggtun/shared/contract/order';
import type { EnteredLine } from '@byggtun/shared/contract/orderReceipt';
import { isReceived } from '@byggtun/shared/contract/orderRules';
import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';

import { actionText } from '../receipt/actionText';

interface GoodsLineProps {
  line: OrderLine;
  /** What is entered of it and not confirmed. */
  entered: EnteredLine | undefined;
  /** What stands against that. */
  problem: string | undefined;
  /** Asks how much has come; left out where nothing can be received. */
  onReceive?: (() => void) | undefined;
  /** Takes out what is entered; offered where something stands against it, also when nothing is left to receive. */
  onRemove: () => void;
  /** The way to a deviation about it. */
  children: ReactNode;
}

/** A line of an order: what was ordered, what has come, and what is received now. */
export function GoodsLine({ line, entered, problem, onReceive, onRemove, children }: GoodsLineProps) {
  const { componentId, componentName, description, qty, qtyAlreadyReceived, unit } = line;
  const place = useRef<HTMLLIElement>(null);
  const remove = () => {
    onRemove();
    // The button that was pressed is gone.
    place.current?.focus();
  };
  return (
    <li ref={place} tabIndex={-1} className="goods-line" data-entered={entered !== undefined}>
      <div className="goods-what">
        <span className="goods-name">{componentName}</span>
        <span className="bt-secondary">
          {description ? `${description} · ` : ''}Varenr. {componentId}
        </span>
      </div>
      <dl className="goods-amounts">
        <div>
          <dt>Bestilt</dt>
          <dd>
            {showAmount(qty)} {unit}
          </dd>
        </div>
        <div>
          <dt>Mottatt</dt>
          <dd>
            {showAmount(qtyAlreadyReceived)} {unit}
          </dd>
        </div>
      </dl>
      <div className="goods-action">
        {isReceived(line) ? (
          <span className="goods-done">
            <CheckCircleOutlined aria-hidden /> Mottatt
          </span>
        ) : null}
        {onReceive && !isReceived(line) ? (
          <Button
            onClick={onReceive}
            aria-label={`${entered ? 'Endre' : 'Motta'} ${componentName} ${description}`}
          >
            {entered ? 'Endre' : 'Motta'}
          </Button>
        ) : null}
        {children}
      </div>
      {entered ? (
        <p className="goods-entered">
          <span>
            <strong>
              Mottas nå: {showAmount(entered.qtyReceived)} {unit}
            </strong>{' '}
            · {actionText(line, entered)}
          </span>
          {entered.note ? <q>{entered.note}</q> : null}
          {problem === undefined ? null : (
            <>
              <span className="goods-problem" role="alert">
                Varen {problem}
              </span>
              <Button aria-label={`Ta bort ${componentName} ${description}`} onClick={remove}>
                Ta bort
              </Button>
            </>
          )}
        </p>
      ) : null}
    </li>
  );
}
