<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Restoring;

defined( 'ABSPATH' ) || exit;

use Atelier\History\Changed_Record;
use Atelier\History\Entry;
use Atelier\History\Entry_Signature;
use Atelier\History\History_Controller;
use Atelier\History\History_Store;
use Atelier\History\Visible_Entries;
use Atelier\Overlay\Current_Overlay;
use Atelier\Records\Live_Site;
use Atelier\Records\Record_Types;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\Support\Invalid_Input;
use Atelier\Support\Page;
use Atelier\Support\Person;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * POST atelier/v1/history/{id}/draft, /history/{id}/restore and /history/moment: restores earlier states, in a site
 * draft or immediately.
 */
final class Undo_Controller {
	private const BATCH = 50;

	private History_Store $store;
	private Visible_Entries $entries;
	private Restorer $restorer;
	private Draft_Store $drafts;
	private Live_Site $live;
	private Current_Overlay $request;

	public function __construct( History_Store $store, Visible_Entries $entries, Restorer $restorer, Draft_Store $drafts, Live_Site $live, Current_Overlay $request ) {
		$this->store    = $store;
		$this->entries  = $entries;
		$this->restorer = $restorer;
		$this->drafts   = $drafts;
		$this->live     = $live;
		$this->request  = $request;
	}

	public function register_routes(): void {
		$keys = array(
			'keys' => array(
				'description' => __( 'The items to take back; all of the entry by default.', 'atelier' ),
				'type'        => 'array',
				'items'       => array( 'type' => 'string' ),
			),
		);
		foreach ( array( 'draft' => 'create_draft', 'restore' => 'restore' ) as $name => $callback ) {
			register_rest_route(
				Rest::ROUTE_NAMESPACE,
				History_Controller::ROUTE . '/(?P<id>\d+)/' . $name,
				array(
					array(
						'methods'             => 'POST',
						'callback'            => array( $this, $callback ),
						'permission_callback' => array( History_Controller::class, 'check_permission' ),
						'args'                => $keys,
					),
				)
			);
		}
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			History_Controller::ROUTE . '/moment',
			array(
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'create_moment' ),
					'permission_callback' => array( History_Controller::class, 'check_permission' ),
					'args'                => array(
						'date'  => array(
							'description' => __( 'The site as it was at this time.', 'atelier' ),
							'type'        => 'string',
							'format'      => 'date-time',
						),
						'entry' => array(
							'description' => __( 'The site as it was before this entry, instead of a time.', 'atelier' ),
							'type'        => 'integer',
							'minimum'     => 1,
						),
						'pages' => array(
							'description' => __( 'Whether pages and posts go back as well, not only the design.', 'atelier' ),
							'type'        => 'boolean',
							'default'     => false,
						),
					),
				),
			)
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function create_draft( WP_REST_Request $request ) {
		$entry = $this->entries->find_undoable( (int) $request['id'] );
		if ( is_wp_error( $entry ) ) {
			return $entry;
		}
		$author = Person::find( $entry->user );
		$date   = self::local( $entry->date );
		$title  = $author
			/* translators: 1: a user, 2: date and time. */
			? sprintf( __( 'Undo changes by %1$s on %2$s', 'atelier' ), $author['name'], $date )
			/* translators: %s: date and time. */
			: sprintf( __( 'Undo changes on %s', 'atelier' ), $date );
		return $this->answer_draft( $title, self::wanted( $entry, $request['keys'] ), $entry->id );
	}

	/**
	 * On the live site, or in the site draft that the request is made in.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function restore( WP_REST_Request $request ) {
		$entry = $this->entries->find_undoable( (int) $request['id'] );
		if ( is_wp_error( $entry ) ) {
			return $entry;
		}
		$wanted = self::wanted( $entry, $request['keys'] );
		$draft  = $this->request->overlay();
		return new WP_REST_Response( $draft ? $this->restorer->restore( $wanted, $draft ) : $this->live->during( fn(): array => $this->restorer->restore( $wanted ) ) );
	}

	/** @return WP_REST_Response|WP_Error */
	public function create_moment( WP_REST_Request $request ) {
		$entry = $request['entry'] ? $this->entries->find( (int) $request['entry'] ) : null;
		if ( is_wp_error( $entry ) ) {
			return $entry;
		}
		$date = History_Controller::time( $request['date'] );
		if ( ! $entry && '' === $date ) {
			return new WP_Error( 'rest_missing_callback_param', __( 'Choose a date.', 'atelier' ), array( 'status' => 400 ) );
		}
		$altered = array();
		$wanted  = Wanted_State::at_start_of( $this->records_since( $entry ? $entry->id - 1 : 0, $entry ? '' : $date, (bool) $request['pages'], $altered ) );
		/* translators: %s: date and time. */
		return $this->answer_draft( sprintf( __( 'The site as on %s', 'atelier' ), self::local( $entry ? $entry->date : $date ) ), $wanted, 0, array_values( $altered ) );
	}

	/**
	 * Yielded in batches: all of them may not fit into memory.
	 *
	 * @param array<string, array<string, string>> $altered Is given the records of altered entries, which have no values.
	 * @return iterable<Changed_Record>
	 */
	private function records_since( int $after_id, string $from, bool $with_pages, array &$altered ): iterable {
		do {
			$entries  = $this->store->batch( $after_id, $from, self::BATCH );
			$after_id = $entries ? $entries[ count( $entries ) - 1 ]->id : $after_id;
			foreach ( $this->entries->among( $entries ) as $entry ) {
				foreach ( array_filter( $entry->records, static fn( Changed_Record $record ): bool => self::is_of_moment( $record, $with_pages ) ) as $key => $record ) {
					if ( Entry_Signature::ALTERED === $entry->trust ) {
						$altered[ $key ] = array(
							'key'     => $key,
							'label'   => $record->label,
							'message' => History_Controller::altered_message(),
						);
						// What it was is unknown; it may not even be true that it was created or removed.
						yield ( new Changed_Record( $record->type, $record->id, $record->label, Changed_Record::UPDATE, array(), array() ) )->cut();
					} else {
						yield $record;
					}
				}
			}
		} while ( count( $entries ) === self::BATCH );
	}

	/** Templates and styles of other themes don't affect the front end. */
	private static function is_of_moment( Changed_Record $record, bool $with_pages ): bool {
		if ( ! $with_pages && ! Record_Types::is_design( $record->type ) ) {
			return false;
		}
		if ( Record_Types::is_template( $record->type ) ) {
			return 0 === strpos( $record->id, get_stylesheet() . '//' );
		}
		return 'wp_global_styles' !== $record->type || (int) $record->id === \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
	}

	/**
	 * @param mixed $keys
	 * @return list<Wanted_State>
	 */
	private static function wanted( Entry $entry, $keys ): array {
		$records = is_array( $keys ) ? array_intersect_key( $entry->records, array_flip( $keys ) ) : $entry->records;
		return array_values( array_map( array( Wanted_State::class, 'before' ), $records ) );
	}

	/**
	 * @param iterable<Wanted_State>      $wanted
	 * @param list<array<string, string>> $skipped What can't be part of it.
	 * @return WP_REST_Response|WP_Error
	 */
	private function answer_draft( string $title, iterable $wanted, int $entry, array $skipped = array() ) {
		try {
			// Also where another site draft is open: the new one is compared with the live site.
			$made = $this->live->during( fn(): array => $this->restorer->draft( $title, $wanted, $entry ) );
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'history' );
		}
		// Of altered entries, that is the reason.
		$reasons         = array_column( $skipped, null, 'key' );
		$made['skipped'] = array_merge( $skipped, array_values( array_filter( $made['skipped'], static fn( array $one ): bool => ! isset( $reasons[ $one['key'] ] ) ) ) );
		if ( ! $made['draft'] ) {
			return new WP_Error(
				'atelier_history_no_change',
				$made['skipped'] ? $made['skipped'][0]['message'] : __( 'Nothing has changed since then.', 'atelier' ),
				array(
					'status'  => 409,
					'skipped' => $made['skipped'],
				)
			);
		}
		$draft = $this->drafts->get( $made['draft'] );
		return new WP_REST_Response(
			array(
				'draft'   => $made['draft'],
				'title'   => $draft ? $draft->title : $title,
				'url'     => add_query_arg( 'atelier_draft', $made['draft'], Page::url() ),
				'count'   => $made['count'],
				'skipped' => $made['skipped'],
			),
			201
		);
	}

	/** A time in the site's format and time zone. */
	private static function local( string $gmt ): string {
		/* translators: Date and time format, see https://www.php.net/manual/datetime.format.php */
		return (string) wp_date( __( 'M j, Y, g:i a', 'atelier' ), (int) strtotime( "$gmt +0000" ) );
	}
}
