/** What was acted upon may be gone, and with it what had the focus: then the screen's heading takes it. */
export const keepFocus = () =>
	requestAnimationFrame( () => {
		if ( document.activeElement === document.body ) {
			document
				.querySelector< HTMLElement >( '[data-screen-heading]' )
				?.focus( { preventScroll: true } );
		}
	} );
