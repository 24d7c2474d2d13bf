import BoldOutlined from '@ant-design/icons/BoldOutlined';
import ItalicOutlined from '@ant-design/icons/ItalicOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import OrderedListOutlined from '@ant-design/icons/OrderedListOutlined';
import RollbackOutlined from '@ant-design/icons/RollbackOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import type { Command, EditorState } from 'prosemirror-state';
import type { ReactNode } from 'react';

import { isLinked } from './linkCommands';
import { toolCommands } from './toolCommands';
import { useRovingFocus } from './useRovingFocus';

interface ToolbarProps {
  /** Id of the text that it is for. */
  controls: string;
  state: EditorState;
  run: (command: Command) => void;
  onLink: () => void;
}

interface Tool {
  name: string;
  sign: ReactNode;
  keys?: string;
  press: () => void;
  isOn?: boolean;
  isOff?: boolean;
}

/** The buttons above the text of a comment. */
export function Toolbar({ controls, state, run, onLink }: ToolbarProps) {
  const { bold, italic, bullets, numbers, mention, undo } = toolCommands;
  const { onKeyDown, stop } = useRovingFocus();
  const tools: Tool[] = [
    {
      name: 'Fet',
      keys: 'Control+B',
      sign: <BoldOutlined />,
      press: () => run(bold.run),
      isOn: bold.isOn(state),
    },
    {
      name: 'Kursiv',
      keys: 'Control+I',
      sign: <ItalicOutlined />,
      press: () => run(italic.run),
      isOn: italic.isOn(state),
    },
    {
      name: 'Punktliste',
      sign: <UnorderedListOutlined />,
      press: () => run(bullets.run),
      isOn: bullets.isOn(state),
    },
    {
      name: 'Nummerert liste',
      sign: <OrderedListOutlined />,
      press: () => run(numbers.run),
      isOn: numbers.isOn(state),
    },
    { name: 'Lenke', sign: <LinkOutlined />, press: onLink, isOn: isLinked(state) },
    { name: 'Nevn noen', sign: '@', press: () => run(mention.run) },
    {
      name: 'Angre',
      keys: 'Control+Z',
      sign: <RollbackOutlined />,
      press: () => run(undo.run),
      isOff: undo.isOff(state),
    },
  ];
  return (
    <div
      className="editor-tools"
      role="toolbar"
      aria-label="Formatering"
      aria-controls={controls}
      onKeyDown={onKeyDown}
    >
      {tools.map((tool, place) => (
        <button
          key={tool.name}
          type="button"
          className="editor-tool"
          title={tool.name}
          aria-label={tool.name}
          aria-keyshortcuts={tool.keys}
          aria-pressed={tool.isOn}
          aria-disabled={tool.isOff}
          {...stop(place)}
          // The text keeps its selection, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={tool.press}
        >
          <span aria-hidden>{tool.sign}</span>
        </button>
      ))}
    </div>
  );
}
