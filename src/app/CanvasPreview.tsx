import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SitePreview } from '@/features/sitePreview';
import type { DocumentRef } from '@/features/documents/index.model';
import { warmUpOnceSeen } from '@/platform/warmUp';
import { Boundary } from '@/ui/Region';
import type { CanvasSubject } from './screenView';
import { useLoadedStage } from './useStage';
import styles from './CanvasArea.module.css';

interface CanvasPreviewProps {
	readonly subject: CanvasSubject;
	/** Whether other content covers the preview. */
	readonly isBehind: boolean;
	readonly isOpening: boolean;
	readonly onActivate: ( () => void ) | null;
	/** Called if there is no preview. */
	readonly onMissing: () => void;
}

/** The preview: the page on the front end, or a rendering of a reusable document such as a template part. */
export function CanvasPreview( {
	subject: { document: subjectDocument, previewUrl },
	isBehind,
	isOpening,
	onActivate,
	onMissing,
}: CanvasPreviewProps ) {
	if ( previewUrl !== null ) {
		return (
			<SitePreview
				key={ previewUrl }
				url={ previewUrl }
				isBehind={ isBehind }
				onActivate={ onActivate }
				onLoad={ warmUpOnceSeen }
			/>
		);
	}
	return subjectDocument ? (
		// As for a page of the site; keyboard users have the button beside it.
		// oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
		<div
			className={ styles.picture }
			data-editable={ onActivate !== null }
			onClick={ onActivate ?? undefined }
		>
			<Picture
				document={ subjectDocument }
				hasProgress={ isOpening }
				onMissing={ onMissing }
			/>
		</div>
	) : null;
}

/** A rendering of a document without a URL of its own. */
function Picture( {
	document: subject,
	hasProgress,
	onMissing,
}: {
	readonly document: DocumentRef;
	/** Called if there is no rendering. */
	readonly onMissing: () => void;
	/** Whether something else already shows that the document is being opened. */
	readonly hasProgress: boolean;
} ) {
	const records = useLoadedStage( 'records' );
	const waiting = hasProgress ? null : (
		<div className={ styles.waiting }>
			<Spinner />
		</div>
	);
	return records ? (
		<Boundary label={ __( 'Preview', 'atelier' ) } instead={ waiting }>
			<records.DocumentPicture
				of={ `${ subject.type }:${ subject.id }` }
				instead={ waiting }
				onMissing={ onMissing }
			/>
		</Boundary>
	) : (
		waiting
	);
}
