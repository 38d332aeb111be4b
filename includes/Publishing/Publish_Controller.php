<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Publishing;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Checked_Change;
use Atelier\Records\Compared_Change;
use Atelier\Records\Live_Site;
use Atelier\Records\Merge;
use Atelier\Records\Missing_Change;
use Atelier\Records\Record_Rights;
use Atelier\Records\Rejected_Change;
use Atelier\SiteDrafts\Change_Response;
use Atelier\SiteDrafts\Draft;
use Atelier\SiteDrafts\Draft_Check;
use Atelier\SiteDrafts\Draft_Locks;
use Atelier\SiteDrafts\Draft_Site;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Drafts_Controller;
use Atelier\SiteDrafts\Last_Failure;
use Atelier\SiteDrafts\Schedule_Consent;
use Atelier\SiteDrafts\Seen_Changes;
use Atelier\SiteDrafts\Settled_Change;
use Atelier\SiteDrafts\Slug_Conflicts;
use Atelier\Support\Invalid_Input;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Routes for publishing, scheduling and resolving conflicts; see docs/site-drafts.md.
 */
final class Publish_Controller {
	/** Takes a choice of the current user back. */
	private const UNDO = 'undo';

	private const ROUTE = Drafts_Controller::ROUTE . '/(?P<id>\d+)';

	private Draft_Store $store;
	private Live_Site $live;
	private Record_Rights $rights;
	private Publisher $publisher;
	private Schedule $schedule;
	private Draft_Check $check;
	private Change_Response $responses;
	private Last_Failure $failures;
	private Draft_Locks $locks;
	private Slug_Conflicts $slugs;

	public function __construct( Draft_Store $store, Live_Site $live, Record_Rights $rights ) {
		$this->store     = $store;
		$this->live      = $live;
		$this->rights    = $rights;
		$this->publisher = new Publisher( $store, $live, $rights );
		$this->schedule  = new Schedule( $store, $this->publisher, $rights );
		$this->check     = new Draft_Check( $live );
		$this->responses = new Change_Response( $store, $this->check, $rights );
		$this->failures  = new Last_Failure( $store, $rights );
		$this->locks     = new Draft_Locks( $store );
		$this->slugs     = new Slug_Conflicts( $store, $live, $rights );
	}

	public function register_routes(): void {
		$key     = array(
			'type'      => 'string',
			'required'  => true,
			'minLength' => 1,
		);
		$version = array(
			'description' => __( 'The version that the user has seen; without one, any.', 'atelier' ),
			'type'        => 'string',
			'default'     => '',
		);
		$this->add_route(
			'/publish',
			'POST',
			'publish',
			array(
				'conflicts' => array(
					'type'    => 'string',
					'enum'    => array( Publisher::ASK, Publisher::MINE, Publisher::THEIRS ),
					'default' => Publisher::ASK,
				),
			) + Seen_Changes::args()
		);
		$this->add_route(
			'/changes/settle',
			'POST',
			'settle',
			array(
				'key'     => $key,
				'version' => $version,
				'live'    => array( 'description' => __( 'The version of the live values that the user has seen; without one, any.', 'atelier' ) ) + $version,
				'choice'  => array(
					'type'     => 'string',
					'enum'     => array( Merge::MINE, Merge::THEIRS, self::UNDO ),
					'required' => true,
				),
			)
		);
		$this->add_route(
			'/changes/approve',
			'POST',
			'approve',
			Seen_Changes::required_args()
		);
		$this->add_route(
			'/changes/move',
			'POST',
			'move',
			array(
				'key'     => $key,
				'version' => $version,
				'to'      => array(
					'type'     => 'integer',
					'minimum'  => 1,
					'required' => true,
				),
			)
		);
		$this->add_route(
			'/schedule',
			'POST',
			'set_schedule',
			array(
				'date'      => array(
					'type'     => 'string',
					'required' => true,
				),
				'conflicts' => array(
					'type'    => 'string',
					'enum'    => array( Schedule::HOLD, Publisher::MINE, Publisher::THEIRS ),
					'default' => Schedule::HOLD,
				),
				'missed'    => array(
					'type'    => 'string',
					'enum'    => array( Schedule::PUBLISH, Schedule::HOLD ),
					'default' => Schedule::PUBLISH,
				),
			) + Seen_Changes::args()
		);
		$this->add_route( '/schedule', 'DELETE', 'cancel_schedule', array() );
	}

	/** @param array<string, array<string, mixed>> $args */
	private function add_route( string $path, string $method, string $callback, array $args ): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE . $path,
			array(
				'methods'             => $method,
				'callback'            => array( $this, $callback ),
				'permission_callback' => array( Drafts_Controller::class, 'check_permission' ),
				'args'                => array(
					'id' => array(
						'type'     => 'integer',
						'minimum'  => 1,
						'required' => true,
					),
				) + $args,
			)
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function publish( WP_REST_Request $request ) {
		$seen = Seen_Changes::of( $request );
		if ( is_wp_error( $seen ) ) {
			return $seen;
		}
		$before    = $this->store->get( (int) $request['id'] );
		$published = $this->publisher->publish(
			(int) $request['id'],
			(string) $request['conflicts'],
			fn( Draft $draft ): ?WP_Error => $seen && $seen->are_outdated( $draft->id, $this->store, $this->responses )
				? Seen_Changes::outdated( __( 'This site draft has changed in the meantime, so nothing was published. Check the changes, then publish.', 'atelier' ) )
				: null
		);
		if ( is_wp_error( $published ) ) {
			$this->failures->keep( (int) $request['id'], $published );
			return $published;
		}
		if ( $before ) {
			Schedule_Consent::tell_published( $before );
		}
		$this->failures->forget( (int) $request['id'] );
		return new WP_REST_Response( compact( 'published' ) );
	}

	/** @return WP_REST_Response|WP_Error */
	public function set_schedule( WP_REST_Request $request ) {
		$seen = Seen_Changes::of( $request );
		if ( is_wp_error( $seen ) ) {
			return $seen;
		}
		return $this->locks->during(
			array( (int) $request['id'] ),
			function () use ( $request, $seen ) {
				if ( $seen && $seen->are_outdated( (int) $request['id'], $this->store, $this->responses ) ) {
					return Seen_Changes::outdated( __( 'This site draft has changed in the meantime, so it wasn’t scheduled. Check the changes, then schedule it.', 'atelier' ) );
				}
				$result = $this->schedule->set( (int) $request['id'], (string) $request['date'], (string) $request['conflicts'], (string) $request['missed'] );
				return is_wp_error( $result ) ? $result : $this->draft( (int) $request['id'] );
			}
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function cancel_schedule( WP_REST_Request $request ) {
		return $this->locks->during(
			array( (int) $request['id'] ),
			function () use ( $request ) {
				$this->schedule->cancel( (int) $request['id'] );
				return $this->draft( (int) $request['id'] );
			}
		);
	}

	/**
	 * Rebases a change on the current live version.
	 *
	 * @return WP_REST_Response|WP_Error The change, or `deleted` if it has no edits left.
	 */
	public function settle( WP_REST_Request $request ) {
		list( $id, $key, $choice ) = array( (int) $request['id'], (string) $request['key'], (string) $request['choice'] );
		return $this->locks->during(
			array( $id ),
			function () use ( $id, $key, $choice, $request ) {
				$kept = new Settled_Change( $this->store, $id, $key );
				if ( self::UNDO === $choice ) {
					return $this->unsettle( $id, $kept );
				}
				$before = $this->store->change_post( $id, $key );
				$answer = Seen_Changes::problem_of_one( $this->store, $id, $key, (string) $request['version'] ) ?? $this->settle_locked( $id, $key, $choice, (string) $request['live'] );
				if ( $before && ! is_wp_error( $answer ) ) {
					$kept->keep( $before->post_content );
				}
				return $answer;
			}
		);
	}

	/** @return WP_REST_Response|WP_Error */
	private function unsettle( int $id, Settled_Change $kept ) {
		$before = $kept->before();
		if ( ! $before ) {
			return new WP_Error( 'atelier_draft_settled_again', __( 'This choice can’t be undone anymore, because the site draft has changed since.', 'atelier' ), array( 'status' => 409 ) );
		}
		if ( ! $this->rights->may_edit_change( $before ) ) {
			return Record_Rights::refusal();
		}
		try {
			$this->store->put( $id, $before );
			$this->slugs->settle( $id, $before->key() );
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'draft' );
		}
		$kept->forget();
		$post = $this->store->change_post( $id, $before->key() );
		return $post ? new WP_REST_Response( $this->responses->of( $post ) ) : self::no_change();
	}

	/**
	 * @param string $seen The version of the live values that the user has seen; empty for any.
	 * @return WP_REST_Response|WP_Error
	 */
	private function settle_locked( int $id, string $key, string $choice, string $seen ) {
		$change = $this->store->change( $id, $key );
		if ( ! $change ) {
			return self::no_change();
		}
		if ( ! $this->rights->may_edit_change( $change ) ) {
			return Record_Rights::refusal();
		}
		$site    = new Draft_Site( $this->store, $id );
		$checked = $this->live->during( fn(): Checked_Change => $this->check->check( $change, $site, $choice ) );
		if ( $checked instanceof Rejected_Change ) {
			return $checked->error();
		}
		// As it was shown: of what the live side is preferred for, nothing is left to decide.
		if ( '' !== $seen && Change_Response::live_version( $this->check->describe( $change, $site ) ) !== $seen ) {
			return Seen_Changes::outdated( __( 'The live version was changed again in the meantime. Check it, then decide again.', 'atelier' ) );
		}
		if ( $checked instanceof Missing_Change && Merge::MINE === $choice ) {
			return new WP_Error( 'atelier_draft_item_missing', $checked->message_of_keeping(), array( 'status' => 409 ) );
		}
		if ( Merge::THEIRS === $choice && $checked->is_given_up() ) {
			$this->store->remove( $id, $key );
			// Of what the draft no longer renames, another record of it may have the slug.
			return $this->slugs->problem_of_settling( $id ) ?? new WP_REST_Response( array( 'deleted' => true ) );
		}
		$compared = $checked->compared();
		$error    = $compared && ! $compared->live()->is_missing ? $this->put_settled( $id, $compared ) : null;
		$error    = $error ?? $this->slugs->problem_of_settling( $id );
		$settled  = $this->store->change_post( $id, $key );
		return $error ?? ( $settled ? new WP_REST_Response( $this->responses->of( $settled ) ) : self::no_change() );
	}

	/** The merged values pass the same door as others that are stored. */
	private function put_settled( int $id, Compared_Change $compared ): ?WP_Error {
		$change  = $compared->change();
		$live    = $compared->live();
		$settled = $this->live->during( fn() => Change_Approval::admit( $change, $compared->edits(), new Draft_Site( $this->store, $id ) ) );
		if ( is_wp_error( $settled ) ) {
			return $settled;
		}
		try {
			$this->store->put( $id, $change->settled( $settled, self::base_of( $settled->edits(), $live->values ), $live->version ) );
			return null;
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'draft' );
		}
	}

	/**
	 * Takes over changes of people who may not publish them: all or none.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function approve( WP_REST_Request $request ) {
		$id   = (int) $request['id'];
		$seen = Seen_Changes::of( $request );
		if ( is_wp_error( $seen ) ) {
			return $seen;
		}
		return $this->locks->during( array( $id ), fn() => ( new Change_Approval( $this->store, $this->responses, $this->live, $this->rights ) )->approve( $id, $seen ? $seen->versions() : array() ) );
	}

	/**
	 * @param array<string, mixed> $edits
	 * @param array<string, mixed> $live
	 * @return array<string, mixed> The live values of the same properties, without the password, which isn't stored.
	 */
	private static function base_of( array $edits, array $live ): array {
		$base = array_diff_key( array_intersect_key( $live, $edits ), array( 'password' => true ) );
		if ( is_array( $edits['meta'] ?? null ) && is_array( $base['meta'] ?? null ) ) {
			$base['meta'] = array_intersect_key( $base['meta'], $edits['meta'] );
		}
		return $base;
	}

	/** @return WP_REST_Response|WP_Error */
	public function move( WP_REST_Request $request ) {
		$id = (int) $request['id'];
		$to = (int) $request['to'];
		return $this->locks->during(
			array( $id, $to ),
			function () use ( $request, $id, $to ) {
				$from  = $this->store->get( $id );
				$other = $this->store->get( $to );
				if ( $id === $to || ! $from || ! $other || $from->theme !== $other->theme ) {
					return new WP_Error( 'atelier_draft_wrong_target', __( 'Choose another site draft for the same theme.', 'atelier' ), array( 'status' => 400 ) );
				}
				$outdated = Seen_Changes::problem_of_one( $this->store, $id, (string) $request['key'], (string) $request['version'] );
				if ( $outdated ) {
					return $outdated;
				}
				$change = $this->store->change( $id, (string) $request['key'] );
				if ( $change && ! $this->rights->may_edit_change( $change ) ) {
					return Record_Rights::refusal();
				}
				try {
					if ( ! $this->store->move( $id, (string) $request['key'], $to ) ) {
						return self::no_change();
					}
					$this->slugs->settle( $to, (string) $request['key'] );
					$this->slugs->settle( $id );
					return new WP_REST_Response( array( 'moved' => true ) );
				} catch ( Invalid_Input $reason ) {
					$error = $reason->to_error( 'draft' );
					if ( 'atelier_draft_has_change' === $error->get_error_code() ) {
						$error->add_data( array( 'status' => 409 ) );
					}
					return $error;
				}
			}
		);
	}

	private function draft( int $id ): WP_REST_Response {
		$draft = $this->store->get( $id );
		return new WP_REST_Response( $draft ? ( new Drafts_Controller( $this->store, $this->rights, $this->responses, $this->slugs ) )->describe( $draft ) : array() );
	}

	private static function no_change(): WP_Error {
		return new WP_Error( 'atelier_draft_no_change', __( 'This site draft has no changes of this item.', 'atelier' ), array( 'status' => 404 ) );
	}
}
