<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Requested_Document;
use Atelier\Overlay\Overlay;
use Atelier\Overlay\Template_Title;
use Atelier\Records\Admitted_Edits;
use Atelier\Records\Change;
use Atelier\Records\Edit_Shape;
use Atelier\Records\Hidden_Posts;
use Atelier\Records\Record_Edits;
use Atelier\Records\Record_Types;
use Atelier\Support\Invalid_Input;
use Atelier\Support\Rest;
use Atelier\Support\Slugs;
use WP_Block_Template;
use WP_Error;
use WP_Post_Type;
use WP_REST_Autosaves_Controller;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Settings_Controller;
use WP_REST_Templates_Controller;

/**
 * Redirects saves to the site draft: after the route has checked arguments and permission and the conflict guard the
 * version, and before the route's callback would write.
 */
final class Draft_Saves {
	/** Atelier's routes that store unsaved changes beside the live post. WordPress ignores the case of routes. */
	private const AUTOSAVES = '#^/atelier/v1/posts/\d+/(autosave|preview)$#iD';

	private Draft_Request $draft;
	private Hidden_Posts $hidden;

	public function __construct( Draft_Request $draft, Hidden_Posts $hidden ) {
		$this->draft  = $draft;
		$this->hidden = $hidden;
	}

	/**
	 * @param mixed $result  A response that replaces the route's own.
	 * @param mixed $request
	 * @param mixed $route   Its pattern.
	 * @param mixed $handler
	 * @return mixed
	 */
	public function save( $result, $request = null, $route = null, $handler = null ) {
		$overlay  = $this->draft->overlay();
		if ( null !== $result || ! $overlay || ! $request instanceof WP_REST_Request || ! in_array( $request->get_method(), Rest::WRITE_METHODS, true ) || ! is_array( $handler ) ) {
			return $result;
		}
		// Routes of plugins may have a function instead.
		$callback = $handler['callback'] ?? null;
		list( $controller, $method ) = is_array( $callback ) ? $callback : array( null, '' );
		if ( $controller instanceof WP_REST_Autosaves_Controller || preg_match( self::AUTOSAVES, $request->get_route() ) ) {
			return new WP_Error( 'atelier_draft_no_autosave', __( 'Unsaved changes to a site draft are kept in this browser only. Save them to the site draft first.', 'atelier' ), array( 'status' => 409 ) );
		}
		$act = $this->action_for( $controller, (string) $method, $request );
		if ( ! $act ) {
			return $this->refuse_live( $overlay, $handler, $request );
		}
		$error = self::refuse_parent( $request );
		if ( $error ) {
			return $error;
		}
		$document = Requested_Document::changed_by( $request, $handler );
		try {
			// Nothing is added to a draft while it is being published.
			$response = $overlay->changes()->during(
				static function () use ( $overlay, $act, $document ) {
					// Others may have saved while this request waited.
					$overlay->refresh( $document ? $document->key() : '' );
					return $act( $overlay );
				}
			);
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'draft' );
		}
		if ( $response instanceof WP_REST_Response && $overlay->draft_id() > 0 ) {
			$response->header( Rest::IN_DRAFT, (string) $overlay->draft_id() );
		}
		return $response;
	}

	/**
	 * The action that saves a request to a draft; null for requests outside of drafts.
	 *
	 * @param mixed $controller
	 * @return ( callable( Overlay ): ( WP_REST_Response|WP_Error ) )|null
	 */
	private function action_for( $controller, string $method, WP_REST_Request $request ): ?callable {
		if ( $controller instanceof WP_REST_Settings_Controller ) {
			return 'update_item' === $method ? fn( Overlay $overlay ) => $this->update( $overlay, $request, Change::SITE, '' ) : null;
		}
		$type = Requested_Document::type_of( $controller );
		if ( ! $type || ! Record_Types::can_be_drafted( $type->name ) ) {
			return null;
		}
		$is_template = $controller instanceof WP_REST_Templates_Controller;
		$id          = self::id_in( $request, $is_template );
		if ( null === $id && 'create_item' !== $method ) {
			return static fn(): WP_Error => new WP_Error( 'rest_invalid_param', __( 'Invalid parameter(s): id', 'atelier' ), array( 'status' => 400 ) );
		}
		$id = (string) $id;
		switch ( $method ) {
			case 'create_item':
				return fn( Overlay $overlay ) => $is_template ? $this->create_template( $overlay, $request, $type ) : $this->create_post( $overlay, $request, $type );
			case 'update_item':
				return $is_template && 'theme' === $request['source']
					? fn( Overlay $overlay ) => $this->delete( $overlay, $request, $type->name, $id )
					: fn( Overlay $overlay ) => $this->update( $overlay, $request, $type->name, $id );
			case 'delete_item':
				return fn( Overlay $overlay ) => $this->delete( $overlay, $request, $type->name, $id );
			default:
				return null;
		}
	}

	/**
	 * What isn't part of drafts, such as comments, is saved on the live site: the route has asked for the permission where
	 * records are as in the draft, in which comments can be open that are closed on the live site.
	 *
	 * @param array<mixed> $handler
	 */
	private function refuse_live( Overlay $overlay, array $handler, WP_REST_Request $request ): ?WP_Error {
		return Rest::is_own( $request ) ? null : $overlay->without( fn() => $this->hidden->during( static fn() => Rest::refusal( $handler, $request ) ) );
	}

	/** The address of a page has the slugs of its parents, also of those that only exist in another draft. */
	private static function refuse_parent( WP_REST_Request $request ): ?WP_Error {
		$parent = is_scalar( $request['parent'] ) ? get_post( (int) $request['parent'] ) : null;
		return $parent && Hidden_Posts::STATUS === $parent->post_status
			/* translators: %s: the name of a parameter. */
			? new WP_Error( 'rest_post_invalid_id', sprintf( __( 'Invalid parameter(s): %s', 'atelier' ), 'parent' ), array( 'status' => 400 ) )
			: null;
	}

	/** The record of the address; null if the body names another one, which takes precedence in WordPress. */
	private static function id_in( WP_REST_Request $request, bool $is_template ): ?string {
		$plain = static fn( $id ): string => is_scalar( $id ) ? ( $is_template ? (string) $id : (string) (int) $id ) : '';
		$id    = $plain( $request['id'] );
		return $plain( $request->get_url_params()['id'] ?? '' ) === $id ? $id : null;
	}

	/** @return WP_REST_Response|WP_Error */
	private function update( Overlay $overlay, WP_REST_Request $request, string $type, string $id ) {
		$route = $request->get_route();
		$now   = self::read( $route );
		if ( $now->is_error() ) {
			return $now->as_error() ?? $now;
		}
		$key      = Change::key_of( $type, $id );
		$change   = $overlay->changes()->get( $key );
		$sent     = self::sent( $request );
		if ( 'trash' === ( $sent['status'] ?? '' ) ) {
			// Clients send what they have read of a record that is in the draft's trash.
			unset( $sent['status'] );
		}
		$admitted = Admitted_Edits::admit( $type, $id, Change::UPDATE, self::completed( $overlay, $type, $id, $sent, (array) $now->get_data() ) );
		if ( is_wp_error( $admitted ) ) {
			return $admitted;
		}
		$edits  = $admitted->edits();
		$answer = static fn() => self::answer( $route, $request );
		if ( ! $edits ) {
			return $answer();
		}
		$label   = self::label_of( $type, $edits + (array) $now->get_data() );
		$live    = $change && $change->is_new() ? array() : $overlay->without( static fn(): array => (array) self::read( $route )->get_data() );
		$version = is_string( $live['atelier_version'] ?? null ) ? $live['atelier_version'] : '';
		$changed = ( $change ?? Change::none( $type, $id ) )->with( $admitted, Record_Edits::base_of( $live, $edits ), $version, $label );
		return $overlay->store( $key, $changed->is_empty() ? null : $changed, $answer );
	}

	/**
	 * What is sent, with what WordPress would save besides it.
	 *
	 * @param array<string, mixed> $sent
	 * @param array<string, mixed> $now  The record in the draft, as REST returns it.
	 * @return array<string, mixed>
	 */
	private static function completed( Overlay $overlay, string $type, string $id, array $sent, array $now ): array {
		$change = Record_Types::is_template( $type ) ? $overlay->changes()->get( Change::key_of( $type, $id ) ) : null;
		if ( $change && $change->is_deletion() ) {
			// A template that was reset begins with the theme's file again.
			return $sent + array_map( array( Record_Edits::class, 'raw' ), array_intersect_key( $now, array_flip( array( 'title', 'content', 'description', 'area' ) ) ) );
		}
		$sent = self::without_circle( (int) $id, $sent );
		return ctype_digit( $id ) && isset( $now['slug'] ) ? ( new Drafted_Slug( $overlay->changes() ) )->with_slug( $type, (int) $id, $sent, $now ) : $sent;
	}

	/**
	 * Like WordPress, which moves a page to the top that would be below itself: somebody else may have moved its parent below it.
	 *
	 * @param array<string, mixed> $sent
	 * @return array<string, mixed>
	 */
	private static function without_circle( int $id, array $sent ): array {
		$parent = is_numeric( $sent['parent'] ?? null ) ? (int) $sent['parent'] : 0;
		$circle = $id > 0 && $parent > 0 ? wp_find_hierarchy_loop( 'wp_get_post_parent_id', $id, $parent ) : array();
		return isset( $circle[ $id ] ) ? array( 'parent' => 0 ) + $sent : $sent;
	}

	/** @return WP_REST_Response|WP_Error */
	private function create_post( Overlay $overlay, WP_REST_Request $request, WP_Post_Type $type ) {
		$sent = Edit_Shape::plain( $type->name, self::sent( $request ) );
		if ( is_wp_error( $sent ) ) {
			return $sent;
		}
		// Only the draft has its title, slug and contents; what WordPress adds is as the settings of the draft have it.
		$post = array(
			'post_type'      => $type->name,
			'post_parent'    => (int) ( $sent['parent'] ?? 0 ),
			'post_category'  => 'post' === $type->name ? array( (int) get_option( 'default_category' ) ) : array(),
			'comment_status' => get_default_comment_status( $type->name ),
			'ping_status'    => get_default_comment_status( $type->name, 'pingback' ),
		);
		// WordPress gives another slug to posts in the trash, which a page of the live site may be in this draft only.
		$id = $overlay->without( fn() => $this->hidden->insert( $post ) );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$is_stored = false;
		try {
			$named = ( new Drafted_Slug( $overlay->changes() ) )->with_slug( $type->name, $id, $sent, array() );
			if ( isset( $named['slug'] ) ) {
				$overlay->without( fn() => $this->hidden->take_slug( $id ) );
			}
			$admitted = $this->hidden->during( static fn() => Admitted_Edits::admit( $type->name, (string) $id, Change::CREATE, $named + array( 'status' => 'draft' ) ) );
			if ( is_wp_error( $admitted ) ) {
				return $admitted;
			}
			$change    = Change::of( $admitted, array(), '', (string) ( $admitted->edits()['title'] ?? '' ) );
			$response  = $overlay->store( $change->key(), $change, static fn() => self::answer( rest_get_route_for_post_type_items( $type->name ) . '/' . Slugs::in_route( (string) $id ), $request, 201 ) );
			$is_stored = ! is_wp_error( $response );
			return $response;
		} finally {
			if ( ! $is_stored ) {
				$overlay->without( fn() => $this->hidden->during( static fn() => wp_delete_post( $id, true ) ) );
			}
		}
	}

	/** @return WP_REST_Response|WP_Error */
	private function create_template( Overlay $overlay, WP_REST_Request $request, WP_Post_Type $type ) {
		$sent = Edit_Shape::plain( $type->name, self::sent( $request ) );
		if ( is_wp_error( $sent ) ) {
			return $sent;
		}
		$title    = (string) ( $sent['title'] ?? '' );
		$slug     = self::free_slug( $type->name, sanitize_title( (string) ( $sent['slug'] ?? '' ) ), sanitize_title( $title ) );
		$id       = get_stylesheet() . "//$slug";
		$admitted = Admitted_Edits::admit( $type->name, $id, Change::CREATE, $sent );
		if ( is_wp_error( $admitted ) ) {
			return $admitted;
		}
		$key   = Change::key_of( $type->name, $id );
		$known = $overlay->changes()->get( $key );
		if ( $known && $known->is_deletion() ) {
			return $this->replace_template( $overlay, $request, $type, $id, $sent );
		}
		$title = (string) ( $admitted->edits()['title'] ?? '' );
		return $overlay->store(
			$key,
			Change::of( $admitted, array(), '', in_array( $title, array( '', $slug ), true ) ? Template_Title::of( $type->name, $slug ) : $title ),
			static fn() => self::answer( rest_get_route_for_post_type_items( $type->name ) . '/' . Slugs::in_route( (string) $id ), $request, 201 )
		);
	}

	/**
	 * A new template in place of one that the draft deletes: the live one, with all of its properties.
	 *
	 * @param array<string, mixed> $sent
	 * @return WP_REST_Response|WP_Error
	 */
	private function replace_template( Overlay $overlay, WP_REST_Request $request, WP_Post_Type $type, string $id, array $sent ) {
		$route = rest_get_route_for_post_type_items( $type->name ) . '/' . Slugs::in_route( $id );
		$live  = $overlay->without( static fn(): array => (array) self::read( $route )->get_data() );
		$empty = array_fill_keys( array( 'title', 'content', 'description' ), '' );
		// Of one that the draft deletes, the route knows nothing.
		$admitted = $overlay->without( static fn() => Admitted_Edits::admit( $type->name, $id, Change::UPDATE, array_diff_key( $sent, array( 'slug' => true, 'theme' => true ) ) + $empty ) );
		if ( is_wp_error( $admitted ) ) {
			return $admitted;
		}
		$edits   = $admitted->edits();
		$version = is_string( $live['atelier_version'] ?? null ) ? $live['atelier_version'] : '';
		$slug    = (string) ( $live['slug'] ?? '' );
		$title   = '' === ( $edits['title'] ?? '' ) ? $slug : (string) $edits['title'];
		$label   = $title === $slug ? Template_Title::of( $type->name, $slug ) : $title;
		$changed = Change::none( $type->name, $id )->with( $admitted, Record_Edits::base_of( $live, $edits ), $version, $label );
		return $overlay->store( $changed->key(), $changed->is_empty() ? null : $changed, static fn() => self::answer( $route, $request, 201 ) );
	}

	/** The first of the names that isn't empty, with a number if a template has it; one replaces the theme's file of its name. */
	private static function free_slug( string $type, string ...$names ): string {
		$first = (string) current( array_filter( array_merge( $names, array( 'template' ) ), static fn( string $name ): bool => '' !== $name ) );
		// @phpstan-ignore argument.type (The route was made for templates, so its type is one of theirs.)
		$saved = array_filter( get_block_templates( array(), $type ), static fn( WP_Block_Template $template ): bool => 'custom' === $template->source );
		$taken = array_flip( array_map( static fn( WP_Block_Template $template ): string => $template->slug, $saved ) );
		$slug  = $first;
		for ( $number = 2; isset( $taken[ $slug ] ); ++$number ) {
			$slug = "$first-$number";
		}
		return $slug;
	}

	/** @return WP_REST_Response|WP_Error */
	private function delete( Overlay $overlay, WP_REST_Request $request, string $type, string $id ) {
		$route  = $request->get_route();
		$before = self::read( $route );
		if ( $before->is_error() ) {
			return $before->as_error() ?? $before;
		}
		$previous    = (array) $before->get_data();
		$is_template = Record_Types::is_template( $type );
		$is_reset    = $is_template && 'DELETE' !== $request->get_method();
		$key         = Change::key_of( $type, $id );
		$change      = $overlay->changes()->get( $key );
		$live        = $change && $change->is_new() ? null : $overlay->without( static fn(): array => (array) self::read( $route )->get_data() );
		$is_answered = $is_reset || ( ! $is_template && ! $request['force'] );
		$answer      = static fn() => $is_answered ? self::answer( $route, $request ) : new WP_REST_Response(
			array(
				'deleted'  => true,
				'previous' => $previous,
			)
		);
		$deletion    = Admitted_Edits::admit( $type, $id, Change::DELETE, array( 'force' => $is_template || (bool) $request['force'] ) );
		if ( is_wp_error( $deletion ) ) {
			return $deletion;
		}
		if ( $change && $change->is_new() && ! $is_template && ! $request['force'] ) {
			return $overlay->store( $key, $change->trashed( $deletion ), $answer );
		}
		if ( $change && ( null === $live || ( $is_template && 'custom' !== ( $live['source'] ?? '' ) ) ) ) {
			// There is nothing to delete on the live site.
			return $overlay->store( $key, null, $answer );
		}
		$deleted = $change ? $change->as_deletion( $deletion ) : Change::of( $deletion, array(), (string) ( $live['atelier_version'] ?? '' ), self::label_of( $type, $previous ) );
		return $overlay->store( $key, $deleted, $answer );
	}

	/** @return array<string, mixed> The values in a request's body, as validated by the route. */
	private static function sent( WP_REST_Request $request ): array {
		$sent = array();
		foreach ( array_keys( (array) ( $request->get_json_params() ?? array() ) + $request->get_body_params() ) as $name ) {
			$sent[ (string) $name ] = $request[ $name ];
		}
		return $sent;
	}

	/** @param array<string, mixed> $record */
	private static function label_of( string $type, array $record ): string {
		if ( 'wp_global_styles' === $type ) {
			return __( 'Styles', 'atelier' );
		}
		if ( Change::SITE === $type ) {
			return __( 'Settings', 'atelier' );
		}
		$title = Record_Edits::raw( $record['title'] ?? '' );
		if ( 'wp_template' === $type && ( $record['slug'] ?? null ) === $title ) {
			// Without a title of its own, WordPress names it after what it is for.
			$title = Template_Title::of( $type, $title );
		}
		return is_string( $title ) ? $title : '';
	}

	/** The record with the overlay. */
	private static function read( string $route ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', $route );
		$request->set_header( Rest::CLIENT, '1' );
		$request->set_query_params( array( 'context' => 'edit' ) );
		return rest_do_request( $request );
	}

	/** @return WP_REST_Response|WP_Error The record with the saved change. */
	private static function answer( string $route, WP_REST_Request $saving, int $status = 200 ) {
		$response = self::read( $route );
		if ( $response->is_error() ) {
			return $response->as_error() ?? $response;
		}
		// Other clients get the same response as without the draft.
		if ( null === $saving->get_header( Rest::CLIENT ) && null === $saving->get_header( Rest::BASED_ON ) ) {
			$data = $response->get_data();
			$response->set_data( is_array( $data ) ? array_diff_key( $data, array( 'atelier_version' => true ) ) : $data );
		}
		$response->set_status( $status );
		return $response;
	}
}
