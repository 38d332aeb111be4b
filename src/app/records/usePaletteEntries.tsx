import {
	store as commandsStore,
	type Command,
	type CommandLoader,
} from '@wordpress/commands';
import { useSelect } from '@wordpress/data';
import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import type { ReactElement } from 'react';
import { arrange, type Section } from './paletteMatch';

/**
 * Loaders of WordPress's editor package on 6.8 or 7.1. Most of their commands open dialogs and panels of WordPress's own
 * editors, so they wouldn't work here. Atelier's replace them.
 */
const CORE_LOADERS: readonly string[] = [
	'core/editor/edit-ui',
	'core/editor/contextual-commands',
	'core/editor/page-content-focus',
	'core/edit-site/manipulate-document',
];

/** The last result of a loader. */
interface Answer {
	/** The search that it answers. */
	readonly search: string;
	readonly commands: readonly Command[];
	readonly isLoading: boolean;
}

interface PaletteEntries {
	readonly sections: readonly Section< Command >[];
	/** Whether loaders are still working on this search. */
	readonly isLoading: boolean;
	/** Must be rendered: the components that run the loaders. */
	readonly loaders: ReactElement;
}

/** The matching commands of Atelier and other plugins; without a search, those in the context of this screen. */
export function usePaletteEntries( search: string ): PaletteEntries {
	const isEmpty = search.trim() === '';
	const registered = useSelect( ( select ) => {
		const { getCommands, getCommandLoaders } = select( commandsStore );
		return {
			ownCommands: getCommands( true ),
			commands: getCommands( false ),
			ownLoaders: getCommandLoaders( true ),
			loaders: getCommandLoaders( false ),
		};
	}, [] );
	const { ownCommands, ownLoaders } = registered;
	const commands = isEmpty
		? ownCommands
		: [ ...ownCommands, ...registered.commands ];
	const loaders = (
		isEmpty ? ownLoaders : [ ...ownLoaders, ...registered.loaders ]
	).filter( ( { name } ) => ! CORE_LOADERS.includes( name ) );
	const [ answers, setAnswers ] = useState<
		Readonly< Record< string, Answer > >
	>( {} );
	const onAnswer = useCallback(
		( name: string, answer: Answer | null ) =>
			setAnswers( ( { [ name ]: _before, ...others } ) =>
				answer ? { ...others, [ name ]: answer } : others
			),
		[]
	);
	const all = [
		...commands,
		...loaders.flatMap( ( { name } ) => answers[ name ]?.commands ?? [] ),
	];
	return {
		sections: arrange( withoutTwins( all ), search ),
		isLoading: loaders.some( ( { name } ) => {
			const answer = answers[ name ];
			return ! answer || answer.search !== search || answer.isLoading;
		} ),
		loaders: (
			<>
				{ loaders.map( ( loader ) => (
					<Loader
						key={ loader.name }
						{ ...loader }
						search={ search }
						onAnswer={ onAnswer }
					/>
				) ) }
			</>
		),
	};
}

/** A loader may return commands that are registered already. */
const withoutTwins = ( commands: readonly Command[] ): readonly Command[] => [
	...new Map(
		commands.map( ( command ) => [ command.name, command ] )
	).values(),
];

interface LoaderProps extends CommandLoader {
	readonly search: string;
	readonly onAnswer: ( name: string, answer: Answer | null ) => void;
}

/** A loader is a hook, so each needs a component of its own. */
function Loader( props: LoaderProps ) {
	const { hook } = props;
	const known = useRef( hook );
	const turn = useRef( 0 );
	if ( known.current !== hook ) {
		known.current = hook;
		turn.current++;
	}
	return <RunningLoader key={ turn.current } { ...props } />;
}

function RunningLoader( {
	name,
	hook: useFound,
	search,
	onAnswer,
}: LoaderProps ) {
	const { commands = [], isLoading = false } = useFound( { search } ) ?? {};
	// Other plugins' hooks may return a new list on each call.
	const latest = useRef( commands );
	latest.current = commands;
	const shown = JSON.stringify(
		commands.map( ( command ) => [ command.name, command.label ] )
	);
	const stable = useMemo(
		() =>
			latest.current.map( ( command, at ) => ( {
				...command,
				// The latest callback when the command is chosen.
				callback: ( options: { close: () => void } ) =>
					( latest.current[ at ] ?? command ).callback( options ),
			} ) ),
		// oxlint-disable-next-line react/exhaustive-deps
		[ shown ]
	);
	useEffect(
		() => onAnswer( name, { search, commands: stable, isLoading } ),
		[ name, search, stable, isLoading, onAnswer ]
	);
	useEffect( () => () => onAnswer( name, null ), [ name, onAnswer ] );
	return null;
}
