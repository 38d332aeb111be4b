import { Button, CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { withMore, withWhole, type Expanded } from '@/kernel/expanded';
import { shorten } from '@/kernel/shorten';
import { boot } from '@/platform/boot';
import { documentRoute, Link } from '@/routing';
import { numberLabel } from '@/ui/numberLabel';
import { ShowMore } from '@/ui/ShowMore';
import type { Finding, Problem } from '@/features/blockRepair/index.model';
import { blockTitle } from '@/features/documents/index.records';
import { foundKey } from '@/features/find/index.model';
import { BlockLink } from '@/features/find/index.records';
import { findingKey, type FaultyDocument } from '../model/finding';
import { problemLabel, reasonLabel } from './labels';
import styles from './Problems.module.css';

/** Findings of a document that are shown: more are one press away. */
const FEW = 20;

/** In characters, of one side of the markup. */
const LONGEST = 2000;

interface Choice {
	readonly expanded: Expanded;
	readonly onExpand: ( expanded: Expanded ) => void;
	/** Problems that are shown; empty for all. */
	readonly shown: Problem | '';
	readonly leftOut: ReadonlySet< string >;
	/** Whether findings can be left out now. */
	readonly isChoosable: boolean;
	readonly onLeaveOut: ( key: string, isLeft: boolean ) => void;
}

interface ProblemListProps extends Choice {
	readonly documents: readonly FaultyDocument[];
}

/** Blocks with problems, by document. */
export function ProblemList( { documents, ...choice }: ProblemListProps ) {
	const { shown, expanded, onExpand } = choice;
	const matching = documents.filter( ( { findings } ) =>
		findings.some( ( { problem } ) => shown === '' || problem === shown )
	);
	return (
		<>
			<ul className={ styles.documents }>
				{ matching.slice( 0, expanded.shown ).map( ( document ) => (
					<Faulty
						key={ foundKey( document ) }
						document={ document }
						{ ...choice }
					/>
				) ) }
			</ul>
			<ShowMore
				hidden={ matching.length - expanded.shown }
				onShow={ () => onExpand( withMore( expanded ) ) }
			/>
		</>
	);
}

interface FaultyProps extends Choice {
	readonly document: FaultyDocument;
}

function Faulty( {
	document,
	shown,
	expanded,
	onExpand,
	...choice
}: FaultyProps ) {
	const key = foundKey( document );
	const isWhole = expanded.whole.has( key );
	const { type, id, title, findings } = document;
	const matching = findings
		.map( ( finding, at ) => ( { finding, at } ) )
		.filter( ( { finding } ) => shown === '' || finding.problem === shown );
	return (
		<li className={ styles.document }>
			<h3 className={ styles.title }>
				<Link
					to={ documentRoute }
					params={ { type, id, isEditing: false } }
				>
					{ shorten( title, 120 ) || __( '(no title)', 'atelier' ) }
				</Link>{ ' ' }
				<span className={ styles.quiet }>
					{ boot().postTypes[ type ]?.label ?? type }
				</span>
			</h3>
			<ul className={ styles.findings }>
				{ matching
					.slice( 0, isWhole ? Infinity : FEW )
					.map( ( { finding, at } ) => (
						<OneFinding
							key={ at }
							document={ document }
							finding={ finding }
							name={ findingKey( document, at ) }
							{ ...choice }
						/>
					) ) }
			</ul>
			{ ! isWhole && matching.length > FEW && (
				<Button
					variant="link"
					onClick={ () => onExpand( withWhole( expanded, key ) ) }
				>
					{ sprintf(
						/* translators: %s: number of places in a document. */
						__( 'Show all %s', 'atelier' ),
						numberLabel( matching.length )
					) }
				</Button>
			) }
		</li>
	);
}

interface OneFindingProps extends Omit<
	Choice,
	'shown' | 'expanded' | 'onExpand'
> {
	readonly document: FaultyDocument;
	readonly finding: Finding;
	/** Its key. */
	readonly name: string;
}

function OneFinding( {
	document,
	finding,
	name,
	leftOut,
	isChoosable,
	onLeaveOut,
}: OneFindingProps ) {
	const { problem, block, place, edits, stored, expected } = finding;
	const label = sprintf(
		/* translators: 1: title of a block type, 2: such as "Invalid". */
		__( '%1$s: %2$s', 'atelier' ),
		problem === 'missing' ? block : blockTitle( block ),
		problemLabel( problem )
	);
	return (
		<li className={ styles.finding }>
			<div className={ styles.about }>
				{ edits && isChoosable ? (
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ sprintf(
							/* translators: %s: such as "Heading: Invalid". */
							__( 'Repair %s', 'atelier' ),
							label
						) }
						help={ reasonLabel( finding ) }
						checked={ ! leftOut.has( name ) }
						onChange={ ( isOn ) => onLeaveOut( name, ! isOn ) }
					/>
				) : (
					<p className={ styles.reason }>
						<strong>{ label }</strong>
						<br />
						<span className={ styles.quiet }>
							{ reasonLabel( finding ) }
						</span>
					</p>
				) }
				<BlockLink
					document={ document }
					block={ place }
					text={ label }
				/>
			</div>
			<details className={ styles.details }>
				<summary>{ __( 'HTML', 'atelier' ) }</summary>
				<div className={ styles.markup }>
					<Markup
						label={ __( 'As it is stored', 'atelier' ) }
						html={ stored }
					/>
					{ problem !== 'missing' && (
						<Markup
							label={ __(
								'As the block would save it',
								'atelier'
							) }
							html={ expected }
						/>
					) }
				</div>
			</details>
		</li>
	);
}

interface MarkupProps {
	readonly label: string;
	readonly html: string;
}

const Markup = ( { label, html }: MarkupProps ) => (
	<figure className={ styles.side }>
		<figcaption>{ label }</figcaption>
		<pre dir="ltr">{ shorten( html.trim(), LONGEST ) }</pre>
	</figure>
);
