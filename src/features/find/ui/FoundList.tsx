import { Button, CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { withMore, withWhole, type Expanded } from '@/kernel/expanded';
import { useBlockTitles } from '@/features/documents/index.records';
import {
	chosenCount,
	foundKey,
	placeKey,
	type FoundDocument,
} from '../model/found';
import { isFixed } from '../model/subject';
import { numberLabel } from '@/ui/numberLabel';
import { ShowMore } from '@/ui/ShowMore';
import { FoundTitle } from './FoundTitle';
import { placesLabel, typeLabel } from './labels';
import { PlaceLink } from './PlaceLink';
import { PlaceText } from './PlaceText';
import styles from './Find.module.css';

/** Places of a document that are shown: more are one press away. */
const FEW = 5;

interface FoundListProps {
	readonly documents: readonly FoundDocument[];
	readonly expanded: Expanded;
	readonly onExpand: ( expanded: Expanded ) => void;
	/** The places that are left out; null where nothing can be replaced. */
	readonly leftOut: ReadonlySet< string > | null;
	readonly onLeaveOut: ( keys: readonly string[], isLeft: boolean ) => void;
}

/** What was found, by document. */
export function FoundList( { documents, ...list }: FoundListProps ) {
	useBlockTitles();
	const { expanded, onExpand } = list;
	return (
		<>
			<ul className={ styles.documents }>
				{ documents.slice( 0, expanded.shown ).map( ( document ) => (
					<Found
						key={ foundKey( document ) }
						document={ document }
						{ ...list }
					/>
				) ) }
			</ul>
			<ShowMore
				hidden={ documents.length - expanded.shown }
				className={ styles.more }
				onShow={ () => onExpand( withMore( expanded ) ) }
			/>
		</>
	);
}

interface FoundProps extends Omit< FoundListProps, 'documents' > {
	readonly document: FoundDocument;
}

function Found( {
	document,
	expanded,
	onExpand,
	leftOut: chosen,
	onLeaveOut,
}: FoundProps ) {
	const key = foundKey( document );
	const { type, places } = document;
	const leftOut = isFixed( document ) ? null : chosen;
	const title = document.title || __( '(no title)', 'atelier' );
	const count = leftOut ? chosenCount( document, leftOut ) : places.length;
	const shown = expanded.whole.has( key ) ? places : places.slice( 0, FEW );
	return (
		<li className={ styles.document }>
			<div className={ styles.head }>
				{ leftOut && (
					<CheckboxControl
						__nextHasNoMarginBottom
						aria-label={ sprintf(
							/* translators: %s: title of a document. */
							__( 'Replace in “%s”', 'atelier' ),
							title
						) }
						checked={ count === places.length }
						indeterminate={ count > 0 && count < places.length }
						onChange={ ( isOn ) =>
							onLeaveOut(
								places.map( ( _, at ) =>
									placeKey( document, at )
								),
								! isOn
							)
						}
					/>
				) }
				<div className={ styles.about }>
					<h3 className={ styles.title }>
						<FoundTitle document={ document } />
					</h3>
					<span className={ styles.quiet }>
						{ typeLabel( type ) && (
							<>
								<bdi>{ typeLabel( type ) }</bdi>
								{ ' · ' }
							</>
						) }
						<bdi>{ placesLabel( places.length ) }</bdi>
					</span>
					{ isFixed( document ) && (
						<span className={ styles.quiet }>
							{ __(
								'Widgets can’t be changed here. Open them to change them by hand.',
								'atelier'
							) }
						</span>
					) }
				</div>
			</div>
			<ul className={ styles.places }>
				{ shown.map( ( place, at ) => (
					<li key={ at } className={ styles.place }>
						{ leftOut ? (
							<div className={ styles.choice }>
								<CheckboxControl
									id={ idOf( document, at ) }
									__nextHasNoMarginBottom
									checked={
										! leftOut.has(
											placeKey( document, at )
										)
									}
									onChange={ ( isOn ) =>
										onLeaveOut(
											[ placeKey( document, at ) ],
											! isOn
										)
									}
								/>
								<label htmlFor={ idOf( document, at ) }>
									<PlaceText type={ type } place={ place } />
								</label>
							</div>
						) : (
							<PlaceText type={ type } place={ place } />
						) }
						<PlaceLink document={ document } place={ place } />
					</li>
				) ) }
			</ul>
			{ places.length > shown.length && (
				<div className={ styles.all }>
					<Button
						variant="link"
						onClick={ () => onExpand( withWhole( expanded, key ) ) }
					>
						{ sprintf(
							/* translators: %s: number of places in a document. */
							__( 'Show all %s', 'atelier' ),
							numberLabel( places.length )
						) }
					</Button>
				</div>
			) }
		</li>
	);
}

/** The ID of a place's checkbox: no spaces or slashes. */
const idOf = ( document: FoundDocument, at: number ): string =>
	`atelier-${ placeKey( document, at ).replace( /[^\w-]/g, '-' ) }`;
