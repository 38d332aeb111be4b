import { useEffect } from '@wordpress/element';
import type { ReactNode } from 'react';
import { showsSomething, useKnownPreview } from '../data/usePreview';
import { PreviewFrame } from './PreviewFrame';

interface DocumentPictureProps {
	/** Its type, a colon and its id. */
	readonly of: string;
	/** Shown while loading, and if there is no preview. */
	readonly instead: ReactNode;
	/** Called without a preview, because it shows nothing or the request failed: the canvas has placeholders. */
	readonly onMissing: () => void;
}

/** The preview of a document at the size of its canvas, where the canvas will be. */
export function DocumentPicture( {
	of,
	instead,
	onMissing,
}: DocumentPictureProps ) {
	const load = useKnownPreview( of );
	const picture =
		load.status === 'ready' && load.value && showsSomething( load.value )
			? load.value
			: null;
	const isMissing = load.status === 'ready' && ! picture;
	useEffect( () => {
		if ( isMissing ) {
			onMissing();
		}
	}, [ isMissing, onMissing ] );
	return picture ? (
		<PreviewFrame page={ picture.page } viewport={ NATURAL } />
	) : (
		<>{ instead }</>
	);
}

/** A viewport as wide as the frame, so that nothing is scaled. */
const NATURAL = 1;
