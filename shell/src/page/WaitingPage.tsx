import { Spin } from 'antd';

/** Shown while the profile is fetched (document 1, section 2, route guard). */
export function WaitingPage({ text }: { text: string }) {
  return (
    <main className="bt-start" aria-busy>
      <div className="bt-start-card" role="status">
        <Spin size="large" />
        <p>{text}</p>
      </div>
    </main>
  );
}
