import { Button, CheckboxControl } from '@wordpress/components';
import { useDeferredValue, useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useShownStyles } from '@/features/stylesheet/index.records';
import {
	isFailing,
	validateContrast,
	pairsIn,
	pathTo,
	type ReadPair,
} from '../../model/audit';
import { shortRatio } from '@/features/styleControls/index.model';
import {
	chooseConditionOf,
	CONTRAST_LABELS,
} from '@/features/styleControls/index.records';
import { targetName } from '@/features/globalStyles/index.records';
import styles from './ContrastList.module.css';

interface ContrastListProps {
	/** The current path in the styles. */
	readonly path: string;
	readonly onGo: ( path: string ) => void;
}

/** All texts of the styles with their backgrounds and contrast. */
export function ContrastList( { path, onGo }: ContrastListProps ) {
	// The list updates after the colors themselves.
	const doc = useDeferredValue( useShownStyles() );
	const pairs = useMemo( () => pairsIn( doc ), [ doc ] );
	const [ isOnlyFailing, setOnlyFailing ] = useState( false );
	const failing = pairs.filter( isFailing );
	const shown = isOnlyFailing ? failing : pairs;
	return (
		<div className={ styles.audit }>
			<div className={ styles.head }>
				<p className={ styles.summary } role="status">
					{ summary( failing.length ) }
				</p>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __(
						'Only show text that’s hard to read',
						'atelier'
					) }
					checked={ isOnlyFailing }
					onChange={ setOnlyFailing }
				/>
			</div>
			{ shown.length > 0 && (
				<table className={ styles.table }>
					<thead>
						<tr>
							<th scope="col">{ __( 'Text', 'atelier' ) }</th>
							<th scope="col">{ __( 'Contrast', 'atelier' ) }</th>
							<th scope="col">
								{ __( 'Readability', 'atelier' ) }
							</th>
						</tr>
					</thead>
					<tbody>
						{ shown.map( ( pair ) => (
							<Row
								key={ JSON.stringify( pair.target ) }
								pair={ pair }
								isOpen={ path === pathTo( pair.target ) }
								onGo={ onGo }
							/>
						) ) }
					</tbody>
				</table>
			) }
			<p className={ styles.note }>
				{ __(
					'This list doesn’t include colors set on individual blocks or in Additional CSS.',
					'atelier'
				) }
			</p>
		</div>
	);
}

interface RowProps {
	readonly pair: ReadPair;
	readonly isOpen: boolean;
	readonly onGo: ( path: string ) => void;
}

function Row( { pair, isOpen, onGo }: RowProps ) {
	const { target, text, background, behind, ratio } = pair;
	const level = validateContrast( pair );
	return (
		<tr data-level={ level } data-open={ isOpen }>
			<th scope="row">
				<Button
					variant="link"
					aria-current={ isOpen }
					onClick={ () => {
						chooseConditionOf( target );
						onGo( pathTo( target ) );
					} }
				>
					{ targetName( target ) }
				</Button>
			</th>
			<td>
				<span className={ styles.pair }>
					<span
						className={ styles.sample }
						style={ {
							color: text,
							background: layers( background, behind ),
						} }
						aria-hidden="true"
					>
						{ __( 'Aa', 'atelier' ) }
					</span>
					{ ratio === null
						? __( 'Unknown', 'atelier' )
						: `${ shortRatio( ratio ) }:1` }
				</span>
			</td>
			<td className={ styles.level }>
				{ level === 'unknown'
					? __( 'It also depends on other colors.', 'atelier' )
					: CONTRAST_LABELS[ level ]() }
			</td>
		</tr>
	);
}

/** The background of a text: translucent paint is composed with the layers below. */
const layers = ( background: string, behind: string ): string =>
	isImage( background ) || isImage( behind )
		? ( [ background, behind ].find( isImage ) ?? background )
		: `linear-gradient( ${ background }, ${ background } ), ${ behind }`;

const isImage = ( paint: string ): boolean => paint.includes( 'gradient(' );

const summary = ( failing: number ): string =>
	failing === 0
		? __( 'No text that’s hard to read was found.', 'atelier' )
		: sprintf(
				/* translators: %d: number of texts with low contrast. */
				_n(
					'%d kind of text is hard to read.',
					'%d kinds of text are hard to read.',
					failing,
					'atelier'
				),
				failing
			);
