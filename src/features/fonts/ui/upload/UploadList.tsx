import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { UploadFile } from '../../model/upload/batch';
import type { PlannedFamily } from '../../model/upload/plan';
import { FileRow } from './FileRow';
import { FontRow } from './FontRow';
import styles from './UploadList.module.css';
import { useUpload } from './useUpload';
import { problemMessage } from './uploadLabels';

/** The maximum number of listed waiting files: the list renders again for each file that is read. */
const SHOWN_WAITING = 20;

/** All added files: fonts by family, waiting files, and rejected ones. */
export function UploadList() {
	const { uploads, families, job, remove } = useUpload();
	const waiting = uploads.files.filter( ( { reading } ) => ! reading );
	return (
		<div className={ styles.lists }>
			{ families.map( ( family ) => (
				<Family
					key={ family.slug }
					family={ family }
					onRemove={ remove }
				/>
			) ) }
			<Section
				title={ __( 'Waiting to be checked', 'atelier' ) }
				items={ waiting.slice( 0, SHOWN_WAITING ) }
				left={ waiting.length - SHOWN_WAITING }
			>
				{ ( upload ) => (
					<FileRow
						key={ upload.id }
						upload={ upload }
						state={
							job?.upload.id === upload.id
								? __( 'Reading…', 'atelier' )
								: __( 'Waiting', 'atelier' )
						}
						onRemove={ remove }
					/>
				) }
			</Section>
			<Section
				title={ __( 'Can’t be installed', 'atelier' ) }
				items={ uploads.files.filter(
					( { reading } ) => reading && 'reason' in reading
				) }
			>
				{ ( upload ) => (
					<FileRow
						key={ upload.id }
						upload={ upload }
						isRefused
						state={
							upload.reading && 'reason' in upload.reading
								? problemMessage( upload.reading.reason )
								: ''
						}
						onRemove={ remove }
					/>
				) }
			</Section>
		</div>
	);
}

function Section( {
	title,
	items,
	left = 0,
	children,
}: {
	readonly title: string;
	readonly items: readonly UploadFile[];
	/** The number of files that aren't listed. */
	readonly left?: number;
	readonly children: ( upload: UploadFile ) => ReactNode;
} ) {
	return (
		items.length > 0 && (
			<section className={ styles.section } aria-label={ title }>
				<h2 className={ styles.title }>{ title }</h2>
				<ul className={ styles.list }>{ items.map( children ) }</ul>
				{ left > 0 && (
					<p className={ styles.left }>
						{ sprintf(
							/* translators: %d: number of files. */
							_n(
								'and %d more file',
								'and %d more files',
								left,
								'atelier'
							),
							left
						) }
					</p>
				) }
			</section>
		)
	);
}

function Family( {
	family,
	onRemove,
}: {
	readonly family: PlannedFamily;
	readonly onRemove: ( id: number ) => void;
} ) {
	const { uploads, job, sending } = useUpload();
	const credits = creditsOf( family );
	return (
		<section className={ styles.section } aria-label={ family.name }>
			<h2 className={ styles.name }>{ family.name }</h2>
			{ family.isInstalled && (
				<p className={ styles.about }>
					{ sprintf(
						/* translators: %d: number of variants of a font. */
						_n(
							'This family is already installed. %d file will be added to it or is already there.',
							'This family is already installed. %d files will be added to it or are already there.',
							family.faces.length,
							'atelier'
						),
						family.faces.length
					) }
				</p>
			) }
			{ credits && <p className={ styles.about }>{ credits }</p> }
			<ul className={ styles.list }>
				{ family.faces.map( ( { upload, facts, clash } ) => (
					<FontRow
						key={ upload.id }
						upload={ upload }
						facts={ facts }
						clash={ clash }
						isPacking={ uploads.isPacking }
						doing={
							sending && ! upload.sent
								? 'uploading'
								: job?.upload.id === upload.id
									? 'packing'
									: null
						}
						onRemove={ onRemove }
					/>
				) ) }
			</ul>
		</section>
	);
}

/** The author and license of a family, from its first file. */
const creditsOf = ( { faces }: PlannedFamily ): string => {
	const facts = faces[ 0 ]?.facts;
	return facts
		? [ facts.designer, facts.licence || facts.copyright ]
				.filter( Boolean )
				.join( ' · ' )
		: '';
};
