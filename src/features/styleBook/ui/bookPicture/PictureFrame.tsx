import { createPortal, useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { locale } from '../../../../platform/locale';
import { forwardKeys } from '../../../../ui/keys';
import { pageIn } from '../../../../ui/visitorsPage';
import { picturePage, type BookPicture } from '../../model/bookPicture';
import { BOOK_CSS } from '../book/bookCss';
import { BOOK_FRAME } from '../book/frameName';
import styles from '../book/StyleBook.module.css';

interface PictureFrameProps {
	readonly picture: BookPicture;
	/** Called once its content has been seen. */
	readonly onPainted: () => void;
	readonly children: ReactNode;
}

/** A frame that runs no scripts, with the stylesheets of the block editor's. */
export function PictureFrame( {
	picture,
	onPainted,
	children,
}: PictureFrameProps ) {
	const [ body, setBody ] = useState< HTMLElement | null >( null );
	useEffect( () => {
		if ( ! body ) {
			return undefined;
		}
		// The first callback comes before the frame is drawn that has the examples, the second one after it.
		let frame = requestAnimationFrame( () => {
			frame = requestAnimationFrame( onPainted );
		} );
		return () => cancelAnimationFrame( frame );
	}, [ body, onPainted ] );
	// Whoever takes it away waits for something else.
	useEffect( () => () => onPainted(), [ onPainted ] );
	const page = useMemo(
		() =>
			picturePage( picture, {
				direction: document.dir || 'ltr',
				language: locale(),
				base: document.baseURI,
				css: BOOK_CSS,
			} ),
		[ picture ]
	);
	return (
		<>
			{ /* Before its frame: it is taken out of a page that is still there. */ }
			{ body && createPortal( children, body ) }
			<iframe
				name={ BOOK_FRAME }
				title={ __( 'Style Book', 'atelier' ) }
				// As the frame of the book itself, which is moved through by the keyboard.
				// eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
				tabIndex={ 0 }
				className={ styles.frame }
				sandbox="allow-same-origin"
				srcDoc={ page }
				onLoad={ ( { currentTarget } ) => {
					const loaded = pageIn( currentTarget );
					if ( loaded ) {
						forwardKeys( loaded );
					}
					setBody( loaded?.body ?? null );
				} }
			/>
		</>
	);
}
