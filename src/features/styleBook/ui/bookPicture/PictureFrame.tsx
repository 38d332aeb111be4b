import { createPortal, useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { locale } from '@/platform/locale';
import { forwardKeys } from '@/ui/keys';
import { pageIn } from '@/ui/visitorsPage';
import { picturePage, type BookPicture } from '../../model/bookPicture';
import { BOOK_CSS } from '../book/bookCss';
import { BOOK_FRAME } from '../book/frameName';
import styles from '../book/StyleBook.module.css';

interface PictureFrameProps {
	readonly picture: BookPicture;
	/** Called once its content is painted. */
	readonly onPainted: () => void;
	readonly children: ReactNode;
}

/** A frame without scripts, with the block editor's stylesheets. */
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
		// The first callback runs before the frame with the examples is painted, the second one after it.
		let frame = requestAnimationFrame( () => {
			frame = requestAnimationFrame( onPainted );
		} );
		return () => cancelAnimationFrame( frame );
	}, [ body, onPainted ] );
	// On unmount, waiting code must continue.
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
			{ /* Before its frame, so that it unmounts while the frame's document exists. */ }
			{ body && createPortal( children, body ) }
			<iframe
				name={ BOOK_FRAME }
				title={ __( 'Style Book', 'atelier' ) }
				// Focusable like the book's frame, which supports keyboard navigation.
				// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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
