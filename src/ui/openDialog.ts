/** The topmost open dialog; null without one. */
export function openDialog(): HTMLElement | null {
	const dialogs = document.querySelectorAll< HTMLElement >(
		'.components-modal__frame'
	);
	return dialogs[ dialogs.length - 1 ] ?? null;
}
