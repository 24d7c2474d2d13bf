/** Under it the device keeps what the first page asked for the last time; gone with the sign-out. */
export const firstCallsKey = 'byggtun.firstCalls';
