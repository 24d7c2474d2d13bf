/** Who of those who sign in sleeps in barracks now: on which project, as `demoProjects` names it, and the number of the bed's room. */
export const sleepers: readonly { email: string; project: string; room: number }[] = [
  { email: 'kari@byggtun.example', project: 'Lillestrøm brygge', room: 2 },
  { email: 'henrik@byggtun.example', project: 'Sandaker park', room: 1 },
];
