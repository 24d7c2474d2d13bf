import DoubleLeftOutlined from '@ant-design/icons/DoubleLeftOutlined';
import DoubleRightOutlined from '@ant-design/icons/DoubleRightOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { today } from '@byggtun/shared/text/date';
import { Button } from 'antd';

import { weeksOn } from './shownFrom';

interface WeekBarProps {
  /** First night that is shown, `YYYY-MM-DD`. */
  from: string;
  /** Called with another first night; undefined is today. */
  onFrom: (from: string | undefined) => void;
}

const back = [
  { weeks: -4, label: 'Fire uker tilbake', icon: <DoubleLeftOutlined aria-hidden /> },
  { weeks: -1, label: 'En uke tilbake', icon: <LeftOutlined aria-hidden /> },
];
const forward = [
  { weeks: 1, label: 'En uke fram', icon: <RightOutlined aria-hidden /> },
  { weeks: 4, label: 'Fire uker fram', icon: <DoubleRightOutlined aria-hidden /> },
];

/** The way to other weeks of the picture, and back to today. */
export function WeekBar({ from, onFrom }: WeekBarProps) {
  const step = ({ weeks, label, icon }: (typeof back)[number]) => {
    const next = weeksOn(from, weeks, today());
    return (
      <Button
        key={label}
        icon={icon}
        aria-label={label}
        // Not `disabled`, which takes the focus.
        aria-disabled={next === undefined || undefined}
        onClick={() => next !== undefined && onFrom(next)}
      />
    );
  };
  return (
    <nav className="occupancy-weeks" aria-label="Uker">
      {back.map(step)}
      <Button onClick={() => onFrom(undefined)}>I dag</Button>
      {forward.map(step)}
    </nav>
  );
}
