import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';

export interface BookExampleProps {
	readonly title: string;
	/** The path of its screen in the styles. */
	readonly path: string;
	readonly isChosen: boolean;
	/** Whether it is the tab stop of all examples. */
	readonly isTabStop: boolean;
	/** Null if the styles are read-only. */
	readonly onGo: ( ( path: string ) => void ) | null;
	readonly children: ReactNode;
}

/** An example of the site's styles, with a button that opens its screen. */
export function BookExample( {
	title,
	path,
	isChosen,
	isTabStop,
	onGo,
	children,
}: BookExampleProps ) {
	return (
		<div className="atelier-book__example">
			{ onGo && (
				<button
					type="button"
					className="atelier-book__open"
					aria-label={ sprintf(
						/* translators: %s: the name of a block, such as "Quote", or of a part of the styles. */
						__( 'Open %s styles in Styles panel', 'atelier' ),
						title
					) }
					aria-current={ isChosen }
					tabIndex={ isTabStop ? 0 : -1 }
					data-path={ path }
					onClick={ () => onGo( path ) }
				/>
			) }
			<span className="atelier-book__title" aria-hidden={ onGo !== null }>
				{ title }
			</span>
			<div ref={ deaden }>{ children }</div>
		</div>
	);
}

/** Makes an example inert for keyboard, pointer and screen readers. React 18 doesn't support `inert`. */
function deaden( element: HTMLElement | null ) {
	if ( element ) {
		element.inert = true;
	}
}
