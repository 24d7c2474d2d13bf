/** Who listens to what, by topic: what changes is told to those alone whom it concerns. */
export const createListeners = <Topic extends string | number>() => {
  const listeners = new Map<Topic, Set<() => void>>();
  const waiting = new Set<Topic>();
  const tell = (topics: Iterable<Topic>) => {
    for (const topic of topics) listeners.get(topic)?.forEach((changed) => changed());
  };
  const tellWaiting = () => {
    const topics = [...waiting];
    waiting.clear();
    tell(topics);
  };
  return {
    /** Listens to a topic. @returns what ends it */
    on: (topic: Topic, changed: () => void): (() => void) => {
      const those = listeners.get(topic) ?? new Set();
      listeners.set(topic, those.add(changed));
      return () => void those.delete(changed);
    },
    /** Tells who listens to these topics. */
    tell,
    /** Tells them in a task of their own, so that a key that is pressed is on the screen before what is counted from it. */
    tellLater: (topics: readonly Topic[]): void => {
      if (waiting.size === 0) setTimeout(tellWaiting);
      for (const topic of topics) waiting.add(topic);
    },
  };
};
