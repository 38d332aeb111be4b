import { __, _n, sprintf } from '@wordpress/i18n';
import { stringOr } from '@/kernel/guards';
import { locale } from '@/platform/locale';
import { useAge } from '@/ui/clock';
import type {
	DocumentRef,
	EntityRecord,
} from '@/features/documents/index.model';
import { useContentWords } from '../data/useContentWords';
import { minutesToRead } from '../model/readingTime';
import styles from './DocumentSummary.module.css';

interface ContentInformationProps {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
}

/** The length of a page or post, and the time of its last save. */
export function ContentInformation( {
	document,
	post,
}: ContentInformationProps ) {
	const words = useContentWords( document );
	const age = useAge( new Date( `${ stringOr( post.modified_gmt ) }Z` ) );
	return (
		<div className={ styles.information }>
			{ words !== null && words > 0 && (
				<p>{ `${ wordsLabel( words ) }, ${ timeLabel( words ) }` }</p>
			) }
			{ age !== '' && (
				<p>
					{ sprintf(
						/* translators: %s: how long ago or when, such as "5 minutes ago". */
						__( 'Last edited %s', 'atelier' ),
						age
					) }
				</p>
			) }
		</div>
	);
}

const wordsLabel = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of words. */
		_n( '%s word', '%s words', count, 'atelier' ),
		count.toLocaleString( locale() )
	);

function timeLabel( words: number ): string {
	const minutes = minutesToRead( words );
	return minutes === 0
		? __( 'less than a minute to read', 'atelier' )
		: sprintf(
				/* translators: %d: number of minutes. */
				_n(
					'%d minute to read',
					'%d minutes to read',
					minutes,
					'atelier'
				),
				minutes
			);
}
