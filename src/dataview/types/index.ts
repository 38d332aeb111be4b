export * from './view';
export * from './field';
export * from './action';
