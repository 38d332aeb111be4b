import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';

export interface BookExampleProps {
	readonly title: string;
	/** Where in the styles it is made. */
	readonly path: string;
	readonly isChosen: boolean;
	/** Whether the tab key comes here: it does so once for all examples. */
	readonly isTabStop: boolean;
	/** Absent where the styles cannot be changed. */
	readonly onGo: ( ( path: string ) => void ) | null;
	readonly children: ReactNode;
}

/** Something of the site's styles, and the way to where it is made. */
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

/** Examples that cannot be used are out of reach for keyboard, pointer and screen reader. React 18 does not know `inert`. */
function deaden( element: HTMLElement | null ) {
	if ( element ) {
		element.inert = true;
	}
}
