import { useCallback } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useDerived, targetName } from '@/features/globalStyles/index.records';
import {
	levelOf,
	shortRatio,
	poorPairs,
	type PoorPair,
} from '@/features/styleControls/index.model';
import type {
	StylesDoc,
	PresetList,
} from '@/features/globalStyles/index.model';
import { CONTRAST_LABELS } from '@/features/styleControls/index.records';
import styles from './PresetReaders.module.css';

interface PresetReadersProps {
	readonly list: PresetList;
	readonly slug: string;
}

/** The maximum number of listed texts. */
const MOST = 5;

/** The texts with low contrast that use a color; renders nothing if there are none. */
export function PresetReaders( {
	list: { origin, target = {} },
	slug,
}: PresetReadersProps ) {
	const compute = useCallback(
		( doc: StylesDoc ) =>
			JSON.stringify( poorPairs( doc, { slug, origin, of: target } ) ),
		[ slug, origin, target ]
	);
	const pairs = JSON.parse( useDerived( compute ) ) as readonly PoorPair[];
	return (
		<div role="status">
			{ pairs.length > 0 && (
				<div className={ styles.readers }>
					<p className={ styles.title }>
						{ __( 'Hard to read with this color', 'atelier' ) }
					</p>
					<ul className={ styles.list }>
						{ pairs
							.slice( 0, MOST )
							.map( ( { target: of, ratio } ) => (
								<li
									key={ JSON.stringify( of ) }
									className={ styles.pair }
								>
									<span className={ styles.name }>
										{ targetName( of ) }
									</span>
									<span className={ styles.ratio }>
										{ sprintf(
											/* translators: %s: a number such as 4.5: how much two colours differ in brightness. */
											__( '%s:1', 'atelier' ),
											shortRatio( ratio )
										) }
										<span className="screen-reader-text">
											{ CONTRAST_LABELS[
												levelOf( ratio )
											]() }
										</span>
									</span>
								</li>
							) ) }
					</ul>
					{ pairs.length > MOST && (
						<p className={ styles.more }>
							{ sprintf(
								/* translators: %d: number of further entries. */
								_n(
									'and %d more',
									'and %d more',
									pairs.length - MOST,
									'atelier'
								),
								pairs.length - MOST
							) }
						</p>
					) }
				</div>
			) }
		</div>
	);
}
