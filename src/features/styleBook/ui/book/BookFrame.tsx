import { BlockEditorProvider } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { BlockFrame, EditorStyles } from '@/platform/experimental/blockFrame';
import { useBookSheets } from '../../data/useBookSheets';
import { BOOK_CSS } from './bookCss';
import { BOOK_FRAME } from './frameName';
import { previewSettings } from './settings';
import styles from './StyleBook.module.css';

const NOTHING: readonly unknown[] = [];

interface BookFrameProps {
	/** Whether the picture covers it. */
	readonly isBehind: boolean;
	readonly children: ReactNode;
}

/** One frame for all examples, with the site's current stylesheets. */
export function BookFrame( { isBehind, children }: BookFrameProps ) {
	const settings = useMemo( previewSettings, [] );
	return (
		<BlockEditorProvider value={ NOTHING } settings={ settings }>
			<BlockFrame
				name={ isBehind ? '' : BOOK_FRAME }
				title={ __( 'Style Book', 'atelier' ) }
				tabIndex={ 0 }
				className={ styles.frame }
			>
				<SiteSheets />
				<style>{ BOOK_CSS }</style>
				{ children }
			</BlockFrame>
		</BlockEditorProvider>
	);
}

/** A separate component, so that changes of the styles don't render the examples again. */
const SiteSheets = () => <EditorStyles styles={ useBookSheets() } />;
