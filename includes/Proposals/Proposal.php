<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Limits;
use Atelier\Agents\Change_Reasons;
use Atelier\Records\Change;
use Atelier\Records\Change_Set;
use Atelier\Records\Edit_Filter;
use Atelier\Records\Filtered_Value;
use Atelier\Records\Live_Site;
use Atelier\Records\Record_Route;
use Atelier\Records\Record_Types;
use Atelier\Records\Version;
use Atelier\Support\Invalid_Input;
use Atelier\Support\Json;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;

/**
 * Puts changes that an agent proposes into its draft, by the routes that would save the records: with their checks, and the door of
 * everything that is stored for later. Each is accepted or refused by itself.
 */
final class Proposal {
	/** How often one request may save parts of its changes to find out which of them can't be saved: each takes as long as a save. */
	private const MOST_TRIES = 60;

	private Agent_Site $site;
	private Live_Site $live;
	private Agent_Limits $limits;
	private int $tries = self::MOST_TRIES;

	/** Set once somebody else holds the draft for so long that no other change of the request can be saved either. */
	private ?WP_Error $busy = null;

	/** @var array<string, string> Those of the draft, with those of the changes that are done. */
	private array $reasons = array();

	/** Null while nothing is proposed. */
	private ?Change_Set $draft = null;

	/** @var list<int> Posts that were made to try something. */
	private array $tried = array();

	public function __construct( Agent_Site $site, Live_Site $live, Agent_Limits $limits ) {
		$this->site   = $site;
		$this->live   = $live;
		$this->limits = $limits;
	}

	/**
	 * @param int              $draft Which the agent may change.
	 * @param list<mixed>      $changes
	 * @param bool             $keeps Whether they are stored; otherwise they are only checked.
	 * @return list<Proposal_Result> In the order of the changes.
	 */
	public function run( Agent $agent, int $draft, array $changes, bool $keeps ): array {
		$this->reasons = Change_Reasons::of( $draft );
		$results       = array();
		$groups        = array();
		foreach ( $changes as $number => $change ) {
			try {
				$parsed            = Change_Schema::parse( $change );
				$key               = Change_Schema::CREATE === $parsed['op'] ? "new:$number" : (string) $parsed['record'];
				$groups[ $key ][ $number ] = $parsed;
			} catch ( Invalid_Input $reason ) {
				$results[ $number ] = Proposal_Result::refused( $reason );
			}
		}
		try {
			$results += $this->site->during( $agent, $this->limits, $draft, fn( ?Change_Set $set ): array => $this->save_all( $set, $groups ), $keeps );
		} finally {
			$this->draft = null;
			foreach ( $keeps ? array() : $this->tried as $post ) {
				$this->live->delete_post( $post );
			}
			$this->tried = array();
		}
		ksort( $results );
		return array_values( $results );
	}

	/**
	 * @param array<string, array<int, array<string, mixed>>> $groups Operations by record.
	 * @return array<int, Proposal_Result>
	 */
	private function save_all( ?Change_Set $draft, array $groups ): array {
		$this->draft = $draft;
		$results     = array();
		foreach ( $groups as $key => $operations ) {
			if ( $this->busy ) {
				$results += array_fill_keys( array_keys( $operations ), Proposal_Result::refused( $this->busy ) );
				continue;
			}
			$first    = reset( $operations );
			$results += is_array( $first ) && Change_Schema::CREATE === $first['op']
				? array( (int) key( $operations ) => $this->create( $first ) )
				: $this->save( (string) $key, $operations );
		}
		return $results;
	}

	/**
	 * @param array<int, array<string, mixed>> $operations Of one record.
	 * @return array<int, Proposal_Result>
	 */
	private function save( string $key, array $operations ): array {
		try {
			$read = Readable_Record::of( $key, $this->limits, $this->draft );
		} catch ( Invalid_Input $reason ) {
			return array_fill_keys( array_keys( $operations ), Proposal_Result::refused( $reason ) );
		}
		$record  = new Proposed_Record( $read );
		$results = array();
		$done    = array();
		foreach ( $operations as $number => $operation ) {
			try {
				$reasons = $this->with_reason( $key, (string) $operation['reason'] );
				$record->apply( $operation );
				$this->reasons[ $key ] = $reasons;
				$done[ $number ]       = $operation;
			} catch ( Invalid_Input $reason ) {
				$results[ $number ] = Proposal_Result::refused( $reason );
			}
		}
		if ( ! $done ) {
			return $results;
		}
		$error = $this->store( $read, $record->edits() );
		if ( $error && ! $this->busy && count( $done ) > 1 ) {
			$good = array();
			return $results + $this->save_halves( $read, $done, $good );
		}
		return $results + array_fill_keys( array_keys( $done ), $error ? Proposal_Result::refused( $error ) : Proposal_Result::accepted( $key ) );
	}

	/** @throws Invalid_Input If a record has too many words of reasons. */
	private function with_reason( string $key, string $reason ): string {
		$reasons = Change_Reasons::with( $this->reasons[ $key ] ?? '', $reason );
		if ( mb_strlen( $reasons ) > Change_Reasons::MAX_LENGTH ) {
			/* translators: %s: number of characters. */
			throw new Invalid_Input( 'reasons', sprintf( __( 'All reasons for changes of one record have up to %s characters together. Give a shorter reason, or the same one for several changes.', 'atelier' ), number_format_i18n( Change_Reasons::MAX_LENGTH ) ) );
		}
		return $reasons;
	}

	/**
	 * Halves what can't be saved together, until each change that can't be saved is by itself. Each is made on the
	 * version that the one before has left, so that nothing is overwritten that somebody else saves in the meantime.
	 *
	 * @param array<int, array<string, mixed>> $operations
	 * @param list<array<string, mixed>>       $good       Those that were saved before; gets more.
	 * @return array<int, Proposal_Result>
	 */
	private function save_halves( Readable_Record $read, array $operations, array &$good ): array {
		$results = array();
		foreach ( array_chunk( $operations, max( 1, intdiv( count( $operations ) + 1, 2 ) ), true ) as $half ) {
			$error = $this->save_more( $read, $good, $half );
			if ( $error && count( $half ) > 1 ) {
				$results += $this->save_halves( $read, $half, $good );
				continue;
			}
			$good     = $error ? $good : array_merge( $good, $half );
			$results += array_fill_keys( array_keys( $half ), $error ? Proposal_Result::refused( $error ) : Proposal_Result::accepted( $read->key() ) );
		}
		return $results;
	}

	/**
	 * @param list<array<string, mixed>>       $good
	 * @param array<int, array<string, mixed>> $more
	 */
	private function save_more( Readable_Record $read, array $good, array $more ): ?WP_Error {
		if ( $this->busy ) {
			return $this->busy;
		}
		if ( --$this->tries < 0 ) {
			return ( new Invalid_Input( 'too_many_wrong', __( 'Too many changes of this request can’t be saved, so this one wasn’t tried by itself. Correct those that say why, and send fewer at once.', 'atelier' ) ) )->to_error( 'proposal' );
		}
		try {
			$record = new Proposed_Record( $read );
			array_map( array( $record, 'apply' ), array_merge( $good, $more ) );
			return $this->store( $read, $record->edits() );
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'proposal' );
		}
	}

	/**
	 * @param Readable_Record      $read  Gets the version that the edits leave.
	 * @param array<string, mixed> $edits
	 */
	private function store( Readable_Record $read, array $edits ): ?WP_Error {
		if ( ! $edits ) {
			return ( new Invalid_Input( 'nothing', __( 'It is like this already, so there is nothing to propose.', 'atelier' ) ) )->to_error( 'proposal' );
		}
		$error = $this->refuse_more( $read->key(), $edits );
		if ( $error ) {
			return $error;
		}
		if ( self::is_filtered( $read->type, $edits ) ) {
			return self::filtered( $read, $edits );
		}
		$route = Record_Route::to( $read->type, $read->id, Change::UPDATE, $edits );
		$error = $route ? $this->send( $route->saving( $edits, true ), $read->version ) : null;
		return $error && 'atelier_conflict' === $error->get_error_code() ? self::conflict( $read ) : $error;
	}

	/** Whoever has changed it isn't named to agents. */
	private static function conflict( Readable_Record $read ): WP_Error {
		/* translators: %s: the name of a property, such as "title". */
		return ( new Invalid_Input( 'changed', sprintf( __( '“%s” isn’t as you have read it. Read the record again, and send the hash from there.', 'atelier' ), $read->key() ) ) )->to_error( 'proposal' );
	}

	/**
	 * Whether WordPress would save something else. In maps, it puts keys into another order, and writes presets as CSS variables.
	 *
	 * @param array<string, mixed> $edits
	 */
	private static function is_filtered( string $type, array $edits ): bool {
		foreach ( Edit_Filter::filtered( $type, $edits ) as $name => $value ) {
			if ( ! Json::is_same( Style_Operations::with_variables( $edits[ $name ] ), Style_Operations::with_variables( $value ) ) && ( is_array( $value ) || ! Filtered_Value::is_same( $edits[ $name ], $value ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * WordPress would save something else in a new record, so that nobody would have asked for what is there.
	 *
	 * @param array<string, mixed> $edits
	 * @throws Invalid_Input
	 */
	private static function refuse_filtered( string $type, array $edits ): void {
		if ( self::is_filtered( $type, $edits ) ) {
			throw self::invalid_value();
		}
	}

	private static function invalid_value(): Invalid_Input {
		return new Invalid_Input( 'code', __( 'WordPress doesn’t take this value from agents, because it isn’t valid or could be code. Use a plain value.', 'atelier' ) );
	}

	/**
	 * WordPress would remove something, and what it removes may be somebody else's.
	 *
	 * @param array<string, mixed> $edits
	 */
	private static function filtered( Readable_Record $read, array $edits ): WP_Error {
		$reason = self::is_filtered( $read->type, array_intersect_key( $read->values, $edits ) )
			? new Invalid_Input( 'code_of_others', __( 'A person has put code into this record, which an agent’s changes would remove. Leave this record to people.', 'atelier' ) )
			: self::invalid_value();
		return $reason->to_error( 'proposal' );
	}

	/**
	 * @param string               $key   Of the record to change; empty for a new one.
	 * @param array<string, mixed> $edits
	 */
	private function refuse_more( string $key, array $edits ): ?WP_Error {
		$all = $this->draft ? $this->draft->all() : array();
		try {
			if ( ! isset( $all[ $key ] ) && count( $all ) >= $this->limits->changes() ) {
				/* translators: %d: number of items. */
				throw new Invalid_Input( 'full', sprintf( __( 'A site draft of an agent can change up to %d items. Ask for a review of this one, or withdraw something.', 'atelier' ), $this->limits->changes() ) );
			}
			Proposed_Size::refuse( $edits, array_diff_key( $all, array( $key => true ) ) );
			return null;
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'proposal' );
		}
	}

	/** @param array<string, mixed> $operation */
	private function create( array $operation ): Proposal_Result {
		$type = (string) $operation['type'];
		$slug = (string) ( $operation['slug'] ?? sanitize_title( (string) $operation['title'] ) );
		try {
			Readable_Record::refuse_area( $type, $this->limits );
			Sent_Markup::refuse_code( (string) $operation['title'] );
			foreach ( '' === ( $operation['markup'] ?? '' ) ? array() : Sent_Markup::parse( (string) $operation['markup'] ) as $node ) {
				Nesting::check( new Block_Node( Record_Areas::block_around( $type ), '' ), $node );
			}
			self::refuse_taken( $type, $slug );
			self::refuse_filtered( $type, array( 'title' => (string) $operation['title'] ) );
			Pattern_Loop::refuse( Record_Types::is_template( $type ) ? Change::key_of( $type, get_stylesheet() . "//$slug" ) : '', array( (string) ( $operation['markup'] ?? '' ) ) );
		} catch ( Invalid_Input $reason ) {
			return Proposal_Result::refused( $reason );
		}
		$request = new WP_REST_Request( 'POST', rest_get_route_for_post_type_items( $type ) );
		$values  = array(
			'title'   => (string) $operation['title'],
			'content' => (string) ( $operation['markup'] ?? '' ),
			'slug'    => $slug,
		) + ( Record_Types::is_template( $type ) ? array() : array( 'status' => 'publish' ) );
		$request->set_body_params( $values );
		$version = '';
		$id      = '';
		$error   = $this->refuse_more( '', $values ) ?? $this->send( $request, $version, $id );
		if ( $error ) {
			return Proposal_Result::refused( $error );
		}
		if ( ctype_digit( $id ) ) {
			$this->tried[] = (int) $id;
		}
		return Proposal_Result::accepted( Change::key_of( $type, $id ) );
	}

	/**
	 * WordPress would take a new template with the slug of an existing one as a change of that, without having read it.
	 *
	 * @throws Invalid_Input
	 */
	private static function refuse_taken( string $type, string $slug ): void {
		if ( Record_Types::is_template( $type ) && '' === $slug ) {
			throw new Invalid_Input( 'missing', __( 'No slug can be made of this title. Send a slug of small letters, digits and hyphens.', 'atelier' ) );
		}
		$id = get_stylesheet() . "//$slug";
		if ( Record_Types::is_template( $type ) && get_block_template( $id, 'wp_template' === $type ? 'wp_template' : 'wp_template_part' ) ) {
			/* translators: %s: the key of a record, such as "wp_template:theme//home". */
			throw new Invalid_Input( 'taken_slug', sprintf( __( 'There is “%s” already. Propose changes of that record, or choose another slug.', 'atelier' ), Change::key_of( $type, $id ) ) );
		}
	}

	/**
	 * @param string $version Gets that of the saved record.
	 * @param string $id      Gets its ID.
	 */
	private function send( WP_REST_Request $request, string &$version, string &$id = '' ): ?WP_Error {
		// Checked as a save from Atelier: content, styles, and whether somebody else has changed it since.
		$request->set_header( Rest::BASED_ON, '' === $version ? '{}' : $version );
		$response = rest_do_request( $request );
		if ( $response->is_error() ) {
			$error      = $response->as_error();
			$this->busy = $error && 'atelier_busy' === $error->get_error_code() ? $error : null;
			return $error;
		}
		$data    = $response->get_data();
		$data    = is_array( $data ) ? $data : array();
		$id      = is_scalar( $data['id'] ?? null ) ? (string) $data['id'] : '';
		$version = is_string( $data[ Version::FIELD ] ?? null ) ? $data[ Version::FIELD ] : '';
		return null;
	}
}
