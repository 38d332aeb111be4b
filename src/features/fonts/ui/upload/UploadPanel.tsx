import {
	Button,
	FormFileUpload,
	ProgressBar,
	ToggleControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { EXTENSIONS } from '../../model/upload/batch';
import { LibraryNotice } from '../LibraryNotice';
import { InstallBar } from './InstallBar';
import { UploadList } from './UploadList';
import styles from './UploadPanel.module.css';
import { useUpload, type Progress, type Upload } from './useUpload';

const ACCEPTED = EXTENSIONS.map( ( extension ) => `.${ extension }` ).join(
	','
);

/** Uploads font files that were chosen or dropped on the library. */
export function UploadPanel() {
	const upload = useUpload();
	const { uploads, report, sending } = upload;
	return (
		<>
			{ report && (
				<LibraryNotice report={ report } onDismiss={ upload.dismiss } />
			) }
			<div className={ styles.choose }>
				<FormFileUpload
					__next40pxDefaultSize
					multiple
					accept={ ACCEPTED }
					onChange={ ( { currentTarget } ) => {
						upload.add( [ ...( currentTarget.files ?? [] ) ] );
						// Allows choosing the same files again.
						currentTarget.value = '';
					} }
					render={ ( { openFileDialog } ) => (
						<Button
							__next40pxDefaultSize
							variant="primary"
							disabled={ sending !== null }
							accessibleWhenDisabled
							onClick={ openFileDialog }
						>
							{ __( 'Upload font', 'atelier' ) }
						</Button>
					) }
				/>
				<p className={ styles.hint }>
					{ __(
						'Or drop files anywhere here. Supported formats: TTF, OTF, WOFF and WOFF2.',
						'atelier'
					) }
				</p>
			</div>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Convert TTF and OTF files to WOFF2', 'atelier' ) }
				help={ __(
					'WOFF2 files are smaller and load faster, with no loss of quality.',
					'atelier'
				) }
				checked={ upload.isPacking }
				disabled={ sending !== null }
				onChange={ upload.setPacking }
			/>
			<Working upload={ upload } />
			<UploadList />
			{ uploads.files.length > 0 && <InstallBar /> }
		</>
	);
}

/** The progress of reading or installing. Takes up space only while there is a message. */
function Working( { upload }: { readonly upload: Upload } ) {
	const work = workOf( upload );
	return (
		<div className={ styles.working }>
			<span role="status">
				{ work &&
					sprintf(
						work.words,
						work.progress.done,
						work.progress.all
					) }
			</span>
			{ work && (
				<>
					<ProgressBar
						className={ styles.progress ?? '' }
						value={
							( work.progress.done /
								Math.max( work.progress.all, 1 ) ) *
							100
						}
					/>
					<Button
						size="compact"
						variant="tertiary"
						onClick={ upload.cancel }
					>
						{ __( 'Cancel', 'atelier' ) }
					</Button>
				</>
			) }
		</div>
	);
}

/** The progress of the current work; compressing is shown at each file instead. */
function workOf( { sending, job, uploads }: Upload ): {
	readonly progress: Progress;
	readonly words: string;
} | null {
	if ( sending ) {
		return {
			progress: sending,
			/* translators: 1: number of uploaded fonts, 2: number of all. */
			words: __( 'Uploading %1$d of %2$d', 'atelier' ),
		};
	}
	if ( job?.kind !== 'read' ) {
		return null;
	}
	return {
		progress: {
			done: uploads.files.filter( ( { reading } ) => reading ).length,
			all: uploads.files.length,
		},
		/* translators: 1: number of read files, 2: number of all. */
		words: __( 'Reading %1$d of %2$d', 'atelier' ),
	};
}
