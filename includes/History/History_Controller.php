<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Record_Types;
use Atelier\Support\Page;
use Atelier\Support\Person;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET atelier/v1/history, /history/{id} and /history/filters: entries and their records, with author and time.
 */
final class History_Controller {
	public const ROUTE = '/history';

	private const MAX_SEARCH = 200;

	private History_Store $store;
	private Visible_Entries $entries;
	private Record_Reader $reader;

	/** @var array<int, array<string, mixed>|null> Loaded users by ID. */
	private array $people = array();

	public function __construct( History_Store $store, Visible_Entries $entries, Record_Reader $reader ) {
		$this->store   = $store;
		$this->entries = $entries;
		$this->reader  = $reader;
	}

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE,
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'list_entries' ),
					'permission_callback' => array( self::class, 'check_permission' ),
					'args'                => self::filter_args() + Rest::paging_args(),
				),
			)
		);
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE . '/(?P<id>\d+)',
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'get_entry' ),
					'permission_callback' => array( self::class, 'check_permission' ),
				),
			)
		);
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE . '/filters',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'get_filters' ),
					'permission_callback' => array( self::class, 'check_permission' ),
				),
			)
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function filter_args(): array {
		return array(
			'author' => array(
				'description' => __( 'The ID of a user; 0 for scheduled tasks.', 'atelier' ),
				'type'        => 'integer',
				'minimum'     => 0,
			),
			'kind'   => array(
				'description' => __( 'The type of changed items, or “deleted” for whatever was removed.', 'atelier' ),
				'type'        => 'string',
				'maxLength'   => 30,
			),
			'agents' => array(
				'description' => __( 'Whether to list only what programs have changed, or agents have proposed.', 'atelier' ),
				'type'        => 'boolean',
				'default'     => false,
			),
			'agent'  => array(
				'description' => __( 'The user of an agent, to list only what it has changed or proposed.', 'atelier' ),
				'type'        => 'integer',
				'minimum'     => 1,
			),
			'after'  => array(
				'description' => __( 'Entries since this time.', 'atelier' ),
				'type'        => 'string',
				'format'      => 'date-time',
			),
			'before' => array(
				'description' => __( 'Entries before this time.', 'atelier' ),
				'type'        => 'string',
				'format'      => 'date-time',
			),
			'search' => array(
				'description' => __( 'Part of the title of a changed item.', 'atelier' ),
				'type'        => 'string',
				'maxLength'   => self::MAX_SEARCH,
			),
		);
	}

	/** @return true|WP_Error */
	public static function check_permission() {
		return Rest::authorize( current_user_can( Page::capability() ), __( 'Sorry, you are not allowed to see the history of this site.', 'atelier' ) );
	}

	/** Leaves out records that the user may not edit, and entries without any other, also from the counts. */
	public function list_entries( WP_REST_Request $request ): WP_REST_Response {
		$filter = array(
			'author' => $request['author'],
			'kind'   => $request['kind'],
			'agents' => $request['agents'],
			'agent'  => $request['agent'],
			'search' => $request['search'],
			'after'  => self::time( $request['after'] ),
			'before' => self::time( $request['before'] ),
		);
		$per_page               = (int) $request['per_page'];
		list( $entries, $total ) = $this->entries->page( $filter, (int) $request['page'], $per_page );
		$this->people = array();
		$response     = new WP_REST_Response( array_map( array( $this, 'summary' ), $entries ) );
		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) (int) ceil( $total / $per_page ) );
		return $response;
	}

	/** @return WP_REST_Response|WP_Error */
	public function get_entry( WP_REST_Request $request ) {
		$this->people = array();
		$entry = $this->entries->find( (int) $request['id'] );
		if ( is_wp_error( $entry ) ) {
			return $entry;
		}
		$records = array();
		foreach ( $entry->records as $record ) {
			$records[] = $this->record( $record ) + $this->current( $entry, $record );
		}
		return new WP_REST_Response( array( 'records' => $records ) + $this->summary( $entry ) );
	}

	public static function altered_message(): string {
		return __( 'This entry was changed outside of Atelier, so it can’t be undone.', 'atelier' );
	}

	/** The users, the agents and the types of records that lists can be filtered by. */
	public function get_filters(): WP_REST_Response {
		$users = $this->entries->people();
		cache_users( array_filter( $users ) );
		$kinds = array();
		foreach ( get_post_types( array(), 'objects' ) as $type ) {
			if ( Record_Types::has_history( $type->name ) ) {
				$kinds[] = array(
					'value' => $type->name,
					'label' => 'wp_global_styles' === $type->name ? __( 'Styles', 'atelier' ) : (string) $type->labels->name,
				);
			}
		}
		return new WP_REST_Response(
			array(
				'people' => array_values( array_filter( array_map( array( Person::class, 'find' ), $users ) ) ),
				'kinds'  => $kinds,
				'agents' => $this->entries->agents(),
			)
		);
	}

	/** @return array<string, mixed> */
	public function summary( Entry $entry ): array {
		return array(
			'id'      => $entry->id,
			'date'    => Rest::time( $entry->date ),
			'author'  => $this->person( $entry->user ),
			'source'  => $entry->source,
			'agent'   => $entry->agent,
			'ability' => $entry->ability,
			'agents'  => $entry->agents->listed(),
			'trust'   => $entry->trust,
			'draft'   => $entry->draft ? array(
				'id'    => $entry->draft,
				'title' => $entry->draft_title,
			) : null,
			'records' => array_values( array_map( array( $this, 'listed' ), $entry->records ) ),
		);
	}

	/** @return array<string, mixed>|null Cached, because WordPress queries deleted users every time. */
	private function person( int $id ): ?array {
		if ( ! array_key_exists( $id, $this->people ) ) {
			$this->people[ $id ] = Person::find( $id );
		}
		return $this->people[ $id ];
	}

	/** @return array<string, mixed> A record without its values, as in lists. */
	private function listed( Changed_Record $record ): array {
		$type = get_post_type_object( $record->type );
		return array(
			'key'             => $record->key(),
			'type'            => $record->type,
			'recordId'        => $record->id,
			'typeLabel'       => $type && ! Record_Types::is_design( $record->type ) ? (string) $type->labels->singular_name : '',
			'label'           => $record->label,
			'action'          => $record->action,
			'fields'          => $record->fields,
			'changedBy'       => $record->author > 0 ? $this->person( $record->author ) ?? Person::named( $record->author ) : null,
			'changesPassword' => $record->changes_password,
		);
	}

	/** @return array<string, mixed> A record with its values. */
	private function record( Changed_Record $record ): array {
		return $this->listed( $record ) + array(
			'isCut'  => $record->is_cut,
			'before' => (object) $record->before,
			'after'  => (object) $record->after,
		);
	}

	/** @return array<string, mixed> The record's current values, and the properties that changed since the entry. */
	private function current( Entry $entry, Changed_Record $record ): array {
		$live    = $this->reader->live( $record->type, $record->id );
		$changed = $live ? array_keys( Record_State::differences( $record->after, $live->properties ) ) : array();
		$exists  = Changed_Record::DELETE !== $record->action;
		$latest  = $changed || $exists !== (bool) $live ? $this->store->latest_of( $record->type, $record->id, $entry->id ) : null;
		$author  = $latest ? $latest->records[ $record->key() ]->author ?? 0 : 0;
		$state   = 'missing';
		if ( $live ) {
			$state = 'trash' === ( $live->properties['status'] ?? '' ) ? 'trash' : 'live';
		}
		return array(
			'state'   => $state,
			'changed' => $changed,
			'since'   => $latest ? array(
				'id'     => $latest->id,
				'date'   => Rest::time( $latest->date ),
				'author' => $this->person( $author > 0 ? $author : $latest->user ),
			) : null,
		);
	}

	/**
	 * Formats a time for the database, in GMT.
	 *
	 * @param mixed $date Valid according to the schema.
	 */
	public static function time( $date ): string {
		$time = is_string( $date ) ? rest_parse_date( $date ) : false;
		return $time ? gmdate( 'Y-m-d H:i:s', $time ) : '';
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		$text   = array( 'type' => 'string' );
		$person = array(
			'type'       => array( 'object', 'null' ),
			'properties' => array(
				'id'     => array( 'type' => 'integer' ),
				'name'   => $text,
				'avatar' => $text,
			),
		);
		return Rest::schema(
			'atelier-history-entry',
			array(
				'id'      => array( 'type' => 'integer' ),
				'date'    => $text + array( 'format' => 'date-time' ),
				'author'  => $person,
				'source'  => $text + array( 'enum' => array( Entry::ATELIER, Entry::EDITOR, Entry::ADMIN, Entry::REST, Entry::CRON, Entry::CLI ) ),
				'agent'   => $text + array( 'description' => __( 'The program that acted for the user; empty for none.', 'atelier' ) ),
				'ability' => array( 'type' => array( 'object', 'null' ) ),
				'agents'  => array(
					'description' => __( 'The agents that have made or proposed changes of the entry, and for whom.', 'atelier' ),
					'type'        => 'array',
					'items'       => array(
						'type'       => 'object',
						'properties' => array(
							'id'   => array( 'type' => 'integer' ),
							'name' => $text,
							'for'  => $text,
						),
					),
				),
				'trust'   => $text + array(
					'description' => __( 'Whether the entry is as Atelier wrote it; unverified if an earlier version did.', 'atelier' ),
					'enum'        => array( Entry_Signature::VERIFIED, Entry_Signature::UNVERIFIED, Entry_Signature::ALTERED ),
				),
				'draft'   => array( 'type' => array( 'object', 'null' ) ),
				'records' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'key'       => $text,
							'type'      => $text + array( 'description' => sprintf( 'A post type, or `%s`.', Change::SITE ) ),
							'recordId'  => $text,
							'label'     => $text,
							'action'    => $text,
							'fields'    => array(
								'type'  => 'array',
								'items' => $text,
							),
							'changedBy' => $person + array( 'description' => __( 'Who changed it in a site draft that the author of the entry published; null if that is the same.', 'atelier' ) ),
						),
					),
				),
			)
		);
	}
}
