import type { ReactNode } from 'react';
import { useKnownPreview } from '../data/usePreview';
import { PreviewFrame } from './PreviewFrame';

interface DocumentPictureProps {
	/** Its type, a colon and its id. */
	readonly of: string;
	/** Shown until there is a picture, and where there is none. */
	readonly instead: ReactNode;
}

/** How visitors see a document, in the size in which it is edited: what stands where its canvas will be. */
export function DocumentPicture( { of, instead }: DocumentPictureProps ) {
	const load = useKnownPreview( of );
	return load.status === 'ready' && load.value && ! load.value.isEmpty ? (
		<PreviewFrame page={ load.value.page } viewport={ NATURAL } />
	) : (
		<>{ instead }</>
	);
}

/** A window as wide as there is room, so that nothing is made small. */
const NATURAL = 1;
