import { useEffect } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useKnownPreview } from '../data/usePreview';
import { PreviewFrame } from './PreviewFrame';

interface DocumentPictureProps {
	/** Its type, a colon and its id. */
	readonly of: string;
	/** Shown until there is a picture, and where there is none. */
	readonly instead: ReactNode;
	/** Called where there is none, because there is nothing to be seen or the server has no answer. */
	readonly onMissing: () => void;
}

/** How visitors see a document, in the size in which it is edited: what stands where its canvas will be. */
export function DocumentPicture( {
	of,
	instead,
	onMissing,
}: DocumentPictureProps ) {
	const load = useKnownPreview( of );
	const picture =
		load.status === 'ready' && load.value && ! load.value.isEmpty
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

/** A window as wide as there is room, so that nothing is made small. */
const NATURAL = 1;
