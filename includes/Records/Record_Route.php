<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Rest;
use Atelier\Support\Slugs;
use WP_Error;
use WP_Post_Type;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Templates_Controller;

/**
 * The route of WordPress's REST API that reads and saves the record of a change.
 */
final class Record_Route {
	private const SETTINGS = '/wp/v2/settings';

	/** Statuses of posts without a date. */
	private const UNDATED_STATUSES = array( 'draft', 'pending' );

	private string $record_id;

	/** One of Change's actions. */
	private string $action;

	/** @var array<string, mixed> */
	private array $edits;

	/** Null for the site's settings. */
	private ?WP_Post_Type $type;

	/** The route of the collection, or of the settings. */
	private string $base;

	/** @param array<string, mixed> $edits */
	private function __construct( ?WP_Post_Type $type, string $record_id, string $action, array $edits, string $base ) {
		$this->type      = $type;
		$this->record_id = $record_id;
		$this->action    = $action;
		$this->edits     = $edits;
		$this->base      = $base;
	}

	/** Null if the type doesn't exist, for example after a plugin was deactivated. */
	public static function of( Change $change ): ?self {
		return self::to( $change->type(), $change->record_id(), $change->action(), $change->edits() );
	}

	/**
	 * @param string               $type   A post type, or Change::SITE.
	 * @param string               $action One of Change's constants.
	 * @param array<string, mixed> $edits
	 */
	public static function to( string $type, string $record_id, string $action, array $edits ): ?self {
		if ( ! Change::is_record( $type, $record_id ) ) {
			return null;
		}
		if ( Change::SITE === $type ) {
			return new self( null, '', $action, $edits, self::SETTINGS );
		}
		$object = get_post_type_object( $type );
		if ( ! $object || ! $object->show_in_rest || ! $object->get_rest_controller() ) {
			return null;
		}
		return new self( $object, $record_id, $action, $edits, '/' . ( $object->rest_namespace ? $object->rest_namespace : 'wp/v2' ) . '/' . ( $object->rest_base ? $object->rest_base : $object->name ) );
	}

	/** The controller of the route; null for the site's settings. */
	public function controller(): ?object {
		return $this->type ? $this->type->get_rest_controller() : null;
	}

	/** Null for the site's settings. */
	public function type(): ?WP_Post_Type {
		return $this->type;
	}

	/** The ID of its post; 0 for templates and settings. */
	public function post_id(): int {
		return ctype_digit( $this->record_id ) ? (int) $this->record_id : 0;
	}

	public function is_new(): bool {
		return Change::CREATE === $this->action;
	}

	public function is_deletion(): bool {
		return Change::DELETE === $this->action;
	}

	public function is_template(): bool {
		return $this->type && $this->type->get_rest_controller() instanceof WP_REST_Templates_Controller;
	}

	public function is_settings(): bool {
		return ! $this->type;
	}

	/** Whether the template is reset to the theme's file: WordPress's editor saves that as a property. */
	public function is_reset(): bool {
		return $this->is_template() && 'theme' === ( $this->edits['source'] ?? '' );
	}

	/** Whether the whole record is replaced or removed. */
	public function is_whole(): bool {
		return $this->is_deletion() || $this->is_reset();
	}

	/** @return array<string, array<string, mixed>> The properties of its records; empty for settings. */
	public function schema(): array {
		$controller = $this->controller();
		return $controller instanceof WP_REST_Controller ? (array) ( $controller->get_item_schema()['properties'] ?? array() ) : array();
	}

	/** @return list<string> The properties with terms. */
	public function taxonomies(): array {
		return $this->type ? array_values( Record_Types::terms( $this->type->name ) ) : array();
	}

	/** A request that reads the record with its version, without rendering it. */
	public function reading(): WP_REST_Request {
		$request = new WP_REST_Request( 'GET', $this->address() );
		$request->set_header( Rest::CLIENT, '1' );
		if ( ! $this->is_settings() ) {
			$fields = array_merge( Version::fields(), array( 'slug', 'source' ), array_diff( array_keys( $this->edits ), array( 'title', 'content', 'excerpt' ) ) );
			$request->set_query_params(
				array(
					'context' => 'edit',
					'_fields' => implode( ',', array_unique( array_map( 'strval', $fields ) ) ),
				)
			);
		}
		return $request;
	}

	/**
	 * The requests that save the record, in this order: REST has no status for the trash, to which it moves records as they are.
	 *
	 * @param array<string, mixed> $edits
	 * @param bool                 $exists As for saving().
	 * @return list<array{ self, WP_REST_Request }> With the route of each.
	 */
	public function steps( array $edits, bool $exists ): array {
		$is_trashed = $this->is_new() && 'trash' === ( $edits['status'] ?? '' );
		$rest       = array_diff_key( $edits, array( 'force' => true ) );
		if ( ! $is_trashed && ! ( $this->is_deletion() && $rest ) ) {
			return array( array( $this, $this->saving( $edits, $exists ) ) );
		}
		$first = new self( $this->type, $this->record_id, $is_trashed ? Change::CREATE : Change::UPDATE, $rest, $this->base );
		$last  = new self( $this->type, $this->record_id, Change::DELETE, array_diff_key( $edits, $rest ), $this->base );
		return array(
			array( $first, $first->saving( $is_trashed ? array( 'status' => 'draft' ) + $rest : $rest, $exists ) ),
			array( $last, $last->saving( array(), true ) ),
		);
	}

	/**
	 * A request that saves the record.
	 *
	 * @param array<string, mixed> $edits
	 * @param bool                 $exists Whether there is a live record; for new ones.
	 */
	public function saving( array $edits, bool $exists ): WP_REST_Request {
		if ( $this->is_deletion() ) {
			$request = new WP_REST_Request( 'DELETE', $this->address() );
			$request->set_query_params( array( 'force' => $this->is_deleted_permanently() ) );
			return $request;
		}
		$is_new_template = $this->is_template() && $this->is_new() && ! $exists;
		$request         = new WP_REST_Request( 'POST', $is_new_template ? $this->base : $this->address() );
		if ( $is_new_template ) {
			list( $theme, $slug ) = explode( '//', $this->record_id, 2 ) + array( '', '' );
			$edits                = compact( 'slug', 'theme' ) + $edits;
		} elseif ( $this->is_new() && ! $this->is_template() ) {
			$edits += array( 'status' => 'publish' ) + $this->author_in_place();
			if ( ! isset( $edits['date'] ) && ! isset( $edits['date_gmt'] ) && ! in_array( $edits['status'], self::UNDATED_STATUSES, true ) ) {
				// The hidden post's date is when it was added to the draft.
				$edits['date'] = current_time( 'Y-m-d\TH:i:s' );
			}
		}
		$request->set_body_params( $edits + $this->parent_of_slug( $edits ) );
		return $request;
	}

	/**
	 * WordPress compares the slug of an unpublished page with those below the parent that is sent with it.
	 *
	 * @param array<string, mixed> $edits
	 * @return array<string, int>
	 */
	private function parent_of_slug( array $edits ): array {
		$post = isset( $edits['slug'] ) && ! isset( $edits['parent'] ) && $this->post_id() > 0 ? get_post( $this->post_id() ) : null;
		return $post && $post->post_parent > 0 && get_post( $post->post_parent ) && is_post_type_hierarchical( $post->post_type ) ? array( 'parent' => $post->post_parent ) : array();
	}

	/**
	 * Whoever publishes it, if the account of whoever has made the post is gone by now.
	 *
	 * @return array{ author?: int }
	 */
	private function author_in_place(): array {
		$post = get_post( $this->post_id() );
		return $post && $this->type && post_type_supports( $this->type->name, 'author' ) && ! get_userdata( (int) $post->post_author ) ? array( 'author' => get_current_user_id() ) : array();
	}

	/**
	 * Whether the route would accept the current user's request, without sending it: its arguments, which are sanitized, and
	 * its permission callback. What WordPress checks only in the callback itself: Edit_Rights.
	 *
	 * @param WP_REST_Request   $request From saving().
	 * @param Drafted_Site|null $site    Arguments may refer to what is published with the record, such as a new template.
	 */
	public function check( WP_REST_Request $request, ?Drafted_Site $site = null ): ?WP_Error {
		$handler = $this->handler( $request );
		if ( ! $handler ) {
			return new WP_Error( 'rest_no_route', __( 'This type of content isn’t available on your site.', 'atelier' ), array( 'status' => 404 ) );
		}
		list( $attributes, $url_params ) = $handler;
		$request->set_url_params( $url_params );
		$request->set_attributes( $attributes );
		$args     = is_array( $attributes['args'] ?? null ) ? $attributes['args'] : array();
		$defaults = array_map( static fn( $arg ) => $arg['default'], array_filter( $args, static fn( $arg ): bool => is_array( $arg ) && isset( $arg['default'] ) ) );
		$request->set_default_params( $defaults );
		$error = self::problem_of_arguments( $request );
		$error = $error && $site && $this->type ? $site->without( Change::key_of( $this->type->name, $this->record_id ), static fn() => self::problem_of_arguments( $request ) ) : $error;
		if ( $error ) {
			return $error;
		}
		return Rest::refusal( $attributes, $request );
	}

	private static function problem_of_arguments( WP_REST_Request $request ): ?WP_Error {
		foreach ( array( $request->has_valid_params(), $request->sanitize_params() ) as $result ) {
			if ( is_wp_error( $result ) ) {
				return $result;
			}
		}
		return null;
	}

	/** @return array{ array<string, mixed>, array<int|string, string> }|null The route's handler and URL parameters. */
	private function handler( WP_REST_Request $request ): ?array {
		/**
		 * @var array<string, list<array{ string, list<array<string, mixed>> }>> $routes By namespace: WordPress
		 * prepares them on every call.
		 */
		static $routes = array();
		static $server = null;
		if ( rest_get_server() !== $server ) {
			$server = rest_get_server();
			$routes = array();
		}
		$namespace            = $this->type && $this->type->rest_namespace ? (string) $this->type->rest_namespace : 'wp/v2';
		$routes[ $namespace ] = $routes[ $namespace ] ?? $server->get_routes( $namespace );
		foreach ( $routes[ $namespace ] as $pattern => $handlers ) {
			if ( ! preg_match( "@^$pattern$@i", $request->get_route(), $found ) ) {
				continue;
			}
			foreach ( $handlers as $handler ) {
				if ( ! empty( $handler['methods'][ $request->get_method() ] ) ) {
					return array( $handler, array_filter( $found, 'is_string', ARRAY_FILTER_USE_KEY ) );
				}
			}
		}
		return null;
	}

	private function address(): string {
		return $this->is_settings() ? $this->base : $this->base . '/' . Slugs::in_route( $this->record_id );
	}

	private function is_deleted_permanently(): bool {
		return ! empty( $this->edits['force'] ) || ( $this->type ? ! Record_Types::accepts_trash( $this->type->name, get_post( (int) $this->record_id ) ) : ! EMPTY_TRASH_DAYS );
	}
}
