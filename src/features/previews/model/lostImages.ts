/** What can be seen without a text or an image. */
const SEEN =
	'svg:not([style*="hidden"]),video,audio,iframe,object,embed,canvas,hr,input,button,select,textarea,[class*="has-background"],[style*="background"],[style*="border"]';

/** Whether a page that has loaded shows nothing but images that could not be loaded, such as those of a theme with fixed addresses. */
export const hasOnlyLostImages = ( { body, images }: Document ): boolean =>
	images.length > 0 &&
	[ ...images ].every(
		( { complete, naturalWidth, alt } ) =>
			complete && naturalWidth === 0 && alt === ''
	) &&
	body.querySelector( SEEN ) === null &&
	textOf( body ).trim() === '';

function textOf( body: Element ): string {
	const copy = body.cloneNode( true ) as Element;
	copy.querySelectorAll( 'style,script,noscript' ).forEach( ( code ) =>
		code.remove()
	);
	return copy.textContent;
}
