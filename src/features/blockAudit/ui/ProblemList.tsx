import { Button, CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import { boot } from '@/platform/boot';
import { documentRoute, Link } from '@/routing';
import { numberLabel } from '@/ui/numberLabel';
import { ShowMore } from '@/ui/ShowMore';
import type { Finding, Problem } from '@/features/blockRepair/index.model';
import { blockTitle } from '@/features/documents/index.records';
import { findingKey, type FaultyDocument } from '../model/finding';
import { problemLabel, reasonLabel } from './labels';
import styles from './Problems.module.css';

/** Documents shown at a time, and findings of each: more are one press away. */
const PAGE = 50;
const FEW = 20;

/** In characters, of one side of the markup. */
const LONGEST = 2000;

interface Choice {
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
	const [ count, setCount ] = useState( PAGE );
	const { shown } = choice;
	const matching = documents.filter( ( { findings } ) =>
		findings.some( ( { problem } ) => shown === '' || problem === shown )
	);
	return (
		<>
			<ul className={ styles.documents }>
				{ matching.slice( 0, count ).map( ( document ) => (
					<Faulty
						key={ `${ document.type } ${ document.id }` }
						document={ document }
						{ ...choice }
					/>
				) ) }
			</ul>
			<ShowMore
				hidden={ matching.length - count }
				onShow={ () => setCount( count + PAGE ) }
			/>
		</>
	);
}

interface FaultyProps extends Choice {
	readonly document: FaultyDocument;
}

function Faulty( { document, shown, ...choice }: FaultyProps ) {
	const [ isWhole, setWhole ] = useState( false );
	const { type, id, title, findings } = document;
	const matching = findings
		.map( ( finding, at ) => ( { finding, at } ) )
		.filter( ( { finding } ) => shown === '' || finding.problem === shown );
	return (
		<li className={ styles.document }>
			<h3 className={ styles.title }>
				<Link
					to={ documentRoute }
					params={ { type, id, isEditing: true } }
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
							finding={ finding }
							name={ findingKey( document, at ) }
							{ ...choice }
						/>
					) ) }
			</ul>
			{ ! isWhole && matching.length > FEW && (
				<Button variant="link" onClick={ () => setWhole( true ) }>
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

interface OneFindingProps extends Omit< Choice, 'shown' > {
	readonly finding: Finding;
	/** Its key. */
	readonly name: string;
}

function OneFinding( {
	finding,
	name,
	leftOut,
	isChoosable,
	onLeaveOut,
}: OneFindingProps ) {
	const { problem, block, edits, stored, expected } = finding;
	const label = sprintf(
		/* translators: 1: title of a block type, 2: such as "Invalid". */
		__( '%1$s: %2$s', 'atelier' ),
		problem === 'missing' ? block : blockTitle( block ),
		problemLabel( problem )
	);
	return (
		<li className={ styles.finding }>
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
