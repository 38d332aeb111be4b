/** WordPress renders all dialogs, including those of plugins, into such an element of the body. */
export const DIALOGS = 'body > .components-modal__screen-overlay';
