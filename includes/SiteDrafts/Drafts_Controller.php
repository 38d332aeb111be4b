<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Record_Rights;
use Atelier\Support\Page;
use Atelier\Support\Person;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * atelier/v1/site-drafts: site drafts and their changes. See docs/site-drafts.md.
 */
final class Drafts_Controller {
	public const ROUTE = '/site-drafts';

	private const MAX_TITLE = 200;

	private Draft_Store $store;
	private Record_Rights $rights;
	private Change_Response $responses;
	private Last_Failure $failures;
	private Draft_Locks $locks;
	private Slug_Conflicts $slugs;

	public function __construct( Draft_Store $store, Record_Rights $rights, Change_Response $responses, Slug_Conflicts $slugs ) {
		$this->store     = $store;
		$this->rights    = $rights;
		$this->responses = $responses;
		$this->failures  = new Last_Failure( $store, $rights );
		$this->locks     = new Draft_Locks( $store );
		$this->slugs     = $slugs;
	}

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE,
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'list' ),
					'permission_callback' => array( self::class, 'check_permission' ),
					'args'                => Rest::paging_args() + array(
						'published' => array(
							'description' => __( 'Whether to list published site drafts in place of open ones.', 'atelier' ),
							'type'        => 'boolean',
							'default'     => false,
						),
					),
				),
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'create' ),
					'permission_callback' => array( self::class, 'check_permission' ),
					'args'                => array( 'title' => self::title_arg() ),
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
					'callback'            => fn( WP_REST_Request $request ) => $this->answer( (int) $request['id'] ),
					'permission_callback' => array( self::class, 'check_permission' ),
				),
				array(
					'methods'             => 'POST, PUT, PATCH',
					'callback'            => array( $this, 'rename' ),
					'permission_callback' => array( self::class, 'check_permission' ),
					'args'                => array( 'title' => self::title_arg() ),
				),
				array(
					'methods'             => 'DELETE',
					'callback'            => array( $this, 'delete' ),
					'permission_callback' => array( self::class, 'check_permission' ),
					'args'                => array(
						'published' => array(
							'description' => __( 'Whether the user has seen it as published.', 'atelier' ),
							'type'        => 'boolean',
							'default'     => false,
						),
					) + Seen_Changes::args(),
				),
			)
		);
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE . '/(?P<id>\d+)/changes',
			array(
				'schema' => array( $this, 'change_schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'list_changes' ),
					'permission_callback' => array( self::class, 'check_permission' ),
				),
				array(
					'methods'             => 'DELETE',
					'callback'            => array( $this, 'discard' ),
					'permission_callback' => array( self::class, 'check_permission' ),
					'args'                => array(
						'key' => array(
							'description' => __( 'The record whose changes are discarded.', 'atelier' ),
							'type'        => 'string',
							'required'    => true,
						),
						'version' => array(
							'description' => __( 'The version that the user has seen; without one, any.', 'atelier' ),
							'type'        => 'string',
							'default'     => '',
						),
					),
				),
			)
		);
	}

	/** @return true|WP_Error */
	public static function check_permission() {
		return current_user_can( Page::capability() ) ? true : Draft_Refusal::forbidden();
	}

	public function list( WP_REST_Request $request ): WP_REST_Response {
		list( $drafts, $total ) = $this->store->page( $request['published'], $request['page'], $request['per_page'] );
		$response               = new WP_REST_Response( $this->describe_all( $drafts ) );
		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) (int) ceil( $total / $request['per_page'] ) );
		return $response;
	}

	/** @return WP_REST_Response|WP_Error */
	public function create( WP_REST_Request $request ) {
		if ( '' === $request['title'] ) {
			return self::no_name();
		}
		$id = $this->store->create( $request['title'] );
		return $id ? $this->answer( $id, 201 ) : new WP_Error( 'atelier_draft_not_saved', __( 'The site draft couldn’t be saved.', 'atelier' ), array( 'status' => 500 ) );
	}

	/** @return WP_REST_Response|WP_Error */
	public function rename( WP_REST_Request $request ) {
		if ( '' === $request['title'] ) {
			return self::no_name();
		}
		$id = (int) $request['id'];
		return $this->locks->with(
			array( $id ),
			function () use ( $id, $request ) {
				$this->store->rename( $id, $request['title'] );
				return $this->answer( $id );
			}
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function delete( WP_REST_Request $request ) {
		$id   = (int) $request['id'];
		$seen = Seen_Changes::of( $request );
		if ( is_wp_error( $seen ) ) {
			return $seen;
		}
		return $this->locks->with(
			array( $id ),
			function () use ( $id, $seen, $request ) {
				$draft = $this->store->get( $id );
				if ( $draft && ! $this->rights->may_discard_all( $this->store->changes( $id ) ) ) {
					return Record_Rights::refusal();
				}
				$outdated = $draft && $seen ? $this->problem_of_deleting( $draft, $seen, (bool) $request['published'] ) : null;
				return $outdated ?? ( $this->store->delete( $id ) ? new WP_REST_Response( array( 'deleted' => true ) ) : Draft_Refusal::missing() );
			}
		);
	}

	/** Nobody deletes what others have saved since, or takes what is live by now for gone. */
	private function problem_of_deleting( Draft $draft, Seen_Changes $seen, bool $was_published ): ?WP_Error {
		if ( $draft->is_published() && ! $was_published ) {
			return Seen_Changes::outdated( __( 'This site draft was published in the meantime, so it wasn’t deleted. Its changes are live.', 'atelier' ) );
		}
		return $seen->are_outdated( $draft->id, $this->store, $this->responses )
			? Seen_Changes::outdated( __( 'This site draft has changed in the meantime, so it wasn’t deleted. Check the changes, then delete it.', 'atelier' ) )
			: null;
	}

	/** @return WP_REST_Response|WP_Error */
	public function list_changes( WP_REST_Request $request ) {
		$id = (int) $request['id'];
		if ( ! $this->store->get( $id ) ) {
			return Draft_Refusal::missing();
		}
		return new WP_REST_Response( $this->responses->all( $id ) );
	}

	/** @return WP_REST_Response|WP_Error */
	public function discard( WP_REST_Request $request ) {
		$id = (int) $request['id'];
		return $this->locks->during( array( $id ), fn() => Seen_Changes::problem_of_one( $this->store, $id, $request['key'], $request['version'] ) ?? $this->discard_locked( $id, $request['key'] ) );
	}

	/** @return WP_REST_Response|WP_Error */
	private function discard_locked( int $id, string $key ) {
		$change = $this->store->change( $id, $key );
		if ( $change && ! $this->rights->may_discard( $change ) ) {
			return Record_Rights::refusal();
		}
		if ( ! $this->store->remove( $id, $key ) ) {
			return new WP_Error( 'atelier_draft_no_change', __( 'This site draft doesn’t change that item anymore.', 'atelier' ), array( 'status' => 404 ) );
		}
		return $this->slugs->problem_of_settling( $id ) ?? new WP_REST_Response( array( 'deleted' => true ) );
	}

	/** @return WP_REST_Response|WP_Error */
	private function answer( int $id, int $status = 200 ) {
		$draft = $this->store->get( $id );
		return $draft ? new WP_REST_Response(
			array( 'proposal' => ( new Draft_Proposal( $this->rights ) )->describe( $draft->id ) ) + $this->describe( $draft ) + array(
				'failure' => $this->failures->of( $id ),
				'links'   => $draft->is_published() ? 0 : ( new Share_Links() )->count_working( $id ),
			),
			$status
		) : Draft_Refusal::missing();
	}

	/** @return array<string, mixed> */
	public function describe( Draft $draft ): array {
		return $this->describe_all( array( $draft ) )[0];
	}

	/**
	 * @param list<Draft> $drafts
	 * @return list<array<string, mixed>>
	 */
	private function describe_all( array $drafts ): array {
		$ids        = array_map( static fn( Draft $draft ): int => $draft->id, $drafts );
		$counts     = $this->store->counts( $ids );
		$publishing = $this->locks->publishing( $ids );
		return array_map(
			fn( Draft $draft ): array => $this->description( $draft, $counts[ $draft->id ], in_array( $draft->id, $publishing, true ) ),
			$drafts
		);
	}

	/** @return array<string, mixed> */
	private function description( Draft $draft, int $count, bool $is_publishing ): array {
		return array(
			'id'         => $draft->id,
			'title'      => $draft->title,
			'status'     => $draft->status,
			'theme'      => $draft->theme,
			'count'      => $count,
			'created'    => Rest::time( $draft->created ),
			'modified'   => Rest::time( $draft->modified ),
			'author'     => Person::named( $draft->author ),
			'schedule'   => $draft->schedule ? array(
				'date'      => $draft->due(),
				'conflicts' => (string) ( $draft->schedule['conflicts'] ?? 'hold' ),
				'missed'    => (string) ( $draft->schedule['missed'] ?? 'publish' ),
				'by'        => Person::named( (int) ( $draft->schedule['user'] ?? 0 ) ),
			) : null,
			'problem'    => $draft->problem->message( $this->rights, fn(): bool => $this->rights->may_edit_all( $this->store->changes( $draft->id ) ) ),
			'published'  => $draft->publication(),
			'publishing' => ! $draft->is_published() && $is_publishing,
			'proposal'   => Draft_Proposal::summary( $draft->id ),
		);
	}

	private static function no_name(): WP_Error {
		return new WP_Error( 'atelier_draft_no_name', __( 'A site draft needs a name.', 'atelier' ), array( 'status' => 400 ) );
	}

	/** @return array<string, mixed> */
	private static function title_arg(): array {
		return array(
			'description'       => __( 'The name of the site draft.', 'atelier' ),
			'type'              => 'string',
			'required'          => true,
			'minLength'         => 1,
			'maxLength'         => self::MAX_TITLE,
			'validate_callback' => 'rest_validate_request_arg',
			'sanitize_callback' => static fn( $value ) => trim( sanitize_text_field( (string) $value ) ),
		);
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		$user = array(
			'type'       => 'object',
			'properties' => array(
				'id'     => array( 'type' => 'integer' ),
				'name'   => array( 'type' => 'string' ),
				'avatar' => array( 'type' => 'string' ),
			),
		);
		return Rest::schema(
			'atelier-site-draft',
			array(
				'id'         => array( 'type' => 'integer' ),
				'title'      => array( 'type' => 'string' ),
				'status'     => array(
					'type' => 'string',
					'enum' => array( Draft::OPEN, Draft::SCHEDULED, Draft::HELD, Draft::PUBLISHED ),
				),
				'theme'      => array( 'type' => 'string' ),
				'count'      => array( 'type' => 'integer' ),
				'created'    => array( 'type' => 'string' ),
				'modified'   => array( 'type' => 'string' ),
				'author'     => $user,
				'schedule'   => array( 'type' => array( 'object', 'null' ) ),
				'problem'    => array( 'type' => 'string' ),
				'published'  => array( 'type' => array( 'object', 'null' ) ),
				'publishing' => array( 'type' => 'boolean' ),
				'proposal'   => array( 'type' => array( 'object', 'null' ) ),
				'failure'    => array( 'type' => array( 'object', 'null' ) ),
				'links'      => array( 'type' => 'integer' ),
			)
		);
	}

	/** @return array<string, mixed> */
	public function change_schema(): array {
		return Change_Response::schema();
	}
}
