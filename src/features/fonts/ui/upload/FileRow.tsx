import { Icon } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import type { UploadFile } from '../../model/upload/batch';
import styles from './FileRow.module.css';

interface FileRowProps {
	readonly upload: UploadFile;
	/** The font's name if it is known, otherwise the file's. */
	readonly title?: string;
	readonly size?: string;
	readonly state: string;
	readonly isRefused?: boolean;
	/** Null while it can't be removed. */
	readonly onRemove: ( ( id: number ) => void ) | null;
}

/** A file and its state. There can be a thousand rows: plain elements render fast enough. */
export const FileRow = memo( function FileRow( {
	upload: { id, file },
	title = '',
	size = '',
	state,
	isRefused = false,
	onRemove,
}: FileRowProps ) {
	return (
		<li className={ styles.row }>
			<span className={ styles.words }>
				{ title && (
					<span className={ styles.title }>
						<bdi>{ title }</bdi>
					</span>
				) }
				<span className={ styles.file }>
					<bdi>{ file.name }</bdi>
				</span>
			</span>
			<span className={ styles.facts }>
				{ size && <bdi className={ styles.size }>{ size }</bdi> }
				<span className={ styles.state } data-is-refused={ isRefused }>
					{ state }
				</span>
			</span>
			{ onRemove && (
				<button
					type="button"
					className={ styles.remove }
					aria-label={ sprintf(
						/* translators: %s: the name of a file. */
						__( 'Remove %s', 'atelier' ),
						file.name
					) }
					onClick={ () => onRemove( id ) }
				>
					<Icon icon={ closeSmall } />
				</button>
			) }
		</li>
	);
} );
