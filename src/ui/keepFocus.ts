/** What was acted upon may be gone, and with it what had the focus: then the screen's heading takes it, or the open editor. */
export const keepFocus = () =>
	requestAnimationFrame( () => {
		if ( document.activeElement === document.body ) {
			(
				document.querySelector< HTMLElement >(
					'[data-screen-heading]'
				) ??
				document.querySelector< HTMLElement >( '[data-focus-target]' )
			)?.focus( { preventScroll: true } );
		}
	} );
