type Click = Readonly<
	Record< 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean >
> & { readonly button: number };

/** Whether a click follows a link in place: others open a tab or window, or download. */
export const isPlainClick = ( click: Click ): boolean =>
	click.button === 0 &&
	! click.metaKey &&
	! click.ctrlKey &&
	! click.shiftKey &&
	! click.altKey;
