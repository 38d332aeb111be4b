import { __ } from '@wordpress/i18n';
import { stringOr } from '@/kernel/guards';
import { WhenInView } from '@/ui/WhenInView';
import { pageOf, PreviewFrame } from '@/features/previews';
import type { Picture } from '../data/requests';
import { usePictures } from '../data/useHistory';
import type { EntryRecord } from '../model/entry';
import styles from './EntryPictures.module.css';

/** The width at which contents are laid out, in pixels: narrower than a window, so that texts stay readable. */
const VIEWPORT = 640;

interface PicturesProps {
	/** The ID of the entry. */
	readonly id: number;
	/** One of its records. */
	readonly record: Pick< EntryRecord, 'key' | 'action' >;
}

/** Previews of a record before and after, loaded when they come into view. */
export const EntryPictures = ( props: PicturesProps ) => (
	<WhenInView className={ styles.pictures }>
		<Loaded { ...props } />
	</WhenInView>
);

function Loaded( { id, record: { key, action } }: PicturesProps ) {
	const load = usePictures( id, key );
	if ( load.status === 'failed' ) {
		return (
			<p className={ styles.none }>
				{ __( 'The previews could not be loaded.', 'atelier' ) }
			</p>
		);
	}
	const isLoading = load.status === 'loading';
	const { before, after } =
		load.status === 'ready' ? load.value : { before: null, after: null };
	if ( ! isLoading && before === null && after === null ) {
		return null;
	}
	return (
		<div className={ styles.pair } aria-busy={ isLoading }>
			<Side
				label={ __( 'Before', 'atelier' ) }
				picture={ before }
				missing={
					action === 'create'
						? __( 'Didn’t exist', 'atelier' )
						: __( 'No preview', 'atelier' )
				}
				isLoading={ isLoading }
			/>
			<Side
				label={ __( 'After', 'atelier' ) }
				picture={ after }
				missing={
					action === 'delete'
						? __( 'Deleted', 'atelier' )
						: __( 'No preview', 'atelier' )
				}
				isLoading={ isLoading }
			/>
		</div>
	);
}

interface SideProps {
	readonly label: string;
	readonly picture: Picture;
	/** The message without a preview. */
	readonly missing: string;
	readonly isLoading: boolean;
}

const Side = ( { label, picture, missing, isLoading }: SideProps ) => (
	<figure className={ styles.side }>
		<figcaption className={ styles.label }>{ label }</figcaption>
		<div className={ styles.frame } data-loading={ isLoading }>
			{ picture && picture.isEmpty !== true ? (
				<PreviewFrame
					page={ pageOf( picture, stringOr( picture.head ) ) }
					viewport={ VIEWPORT }
				/>
			) : (
				! isLoading && (
					<span className={ styles.empty }>
						{ picture ? __( 'Empty', 'atelier' ) : missing }
					</span>
				)
			) }
		</div>
	</figure>
);
