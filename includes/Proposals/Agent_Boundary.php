<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Role;
use Atelier\Module;
use Atelier\Support\Rest;
use WP_Ability;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_User;

/**
 * Keeps agents from what WordPress lets everybody do who is logged in: a profile, comments, more application passwords of their own, and
 * reading what isn't public where they are its authors.
 */
final class Agent_Boundary implements Module {
	/** The beginnings of routes that agents may write to: Atelier's, its abilities, and those of WordPress's adapter for MCP. */
	private const ROUTES = array( '/atelier/v1/agents/', '/wp-abilities/v1/abilities/atelier/', '/mcp/' );

	/** The beginnings of abilities that agents may run although they write: Atelier's, and those by which an adapter for MCP runs others. */
	private const ABILITIES = array( 'atelier/', 'mcp-adapter/' );

	/** The capabilities to read one post. */
	private const READING = array( 'read_post', 'read_page' );

	public function register(): void {
		add_filter( 'map_meta_cap', array( $this, 'refuse_reading' ), PHP_INT_MAX, 4 );
		add_filter( 'rest_pre_dispatch', array( $this, 'refuse_route' ), PHP_INT_MAX, 3 );
		add_filter( 'wp_register_ability_args', array( $this, 'guard_ability' ), PHP_INT_MAX, 2 );
		// Of WordPress 7.1 and later, in which other plugins can change the answer of a permission callback.
		add_filter( 'wp_ability_permission_result', array( $this, 'refuse_ability' ), PHP_INT_MAX, 4 );
		add_action( 'wp_authenticate_application_password_errors', array( $this, 'refuse_xml_rpc' ), 10, 2 );
	}

	/**
	 * @param mixed $result
	 * @param mixed $server
	 * @param mixed $request
	 * @return mixed
	 */
	public function refuse_route( $result, $server = null, $request = null ) {
		$is_write = $request instanceof WP_REST_Request && in_array( $request->get_method(), Rest::WRITE_METHODS, true );
		return $is_write && self::is_agent() && ! self::begins_with( $request->get_route(), self::ROUTES ) ? self::refusal() : $result;
	}

	/**
	 * WordPress lets authors read their posts in all statuses, and agents are the authors of what was published of theirs, which people
	 * may have changed and hidden since.
	 *
	 * @param mixed $needed     Capabilities.
	 * @param mixed $capability The requested capability.
	 * @param mixed $user
	 * @param mixed $arguments
	 * @return mixed
	 */
	public function refuse_reading( $needed, $capability = null, $user = 0, $arguments = null ) {
		$is_asked = in_array( $capability, self::READING, true ) && is_array( $arguments ) && get_current_user_id() === $user;
		return $is_asked && self::is_agent() && ! self::is_public( $arguments[0] ?? 0 ) ? array( 'do_not_allow' ) : $needed;
	}

	/**
	 * Whether visitors see a post, or the one that a revision is of.
	 *
	 * @param mixed $id
	 */
	private static function is_public( $id ): bool {
		$post   = $id instanceof WP_Post || is_numeric( $id ) ? get_post( $id instanceof WP_Post ? $id : (int) $id ) : null;
		$post   = $post && 'revision' === $post->post_type ? get_post( $post->post_parent ) : $post;
		$status = $post ? get_post_status_object( (string) get_post_status( $post ) ) : null;
		return $status && $status->public;
	}

	/**
	 * Abilities of other plugins may ask for nothing but a user who is logged in.
	 *
	 * @param mixed $arguments
	 * @param mixed $name
	 * @return mixed
	 */
	public function guard_ability( $arguments, $name = '' ) {
		$ask = is_array( $arguments ) ? $arguments['permission_callback'] ?? null : null;
		if ( ! is_callable( $ask ) || ! is_array( $arguments ) || ! is_string( $name ) ) {
			return $arguments;
		}
		$is_readonly = ! empty( $arguments['meta']['annotations']['readonly'] );
		return array( 'permission_callback' => static fn( ...$input ) => self::guarded( $ask( ...$input ), $name, $is_readonly ) ) + $arguments;
	}

	/**
	 * @param mixed $may
	 * @param mixed $name
	 * @param mixed $input
	 * @param mixed $ability
	 * @return mixed
	 */
	public function refuse_ability( $may, $name = '', $input = null, $ability = null ) {
		$is_readonly = $ability instanceof WP_Ability && ! empty( $ability->get_meta_item( 'annotations', array() )['readonly'] );
		return is_string( $name ) ? self::guarded( $may, $name, $is_readonly ) : $may;
	}

	/**
	 * @param mixed $may Whether somebody may run an ability.
	 * @return mixed
	 */
	private static function guarded( $may, string $name, bool $is_readonly ) {
		return true === $may && ! $is_readonly && self::is_agent() && ! self::begins_with( $name, self::ABILITIES ) ? self::refusal() : $may;
	}

	/** Whether an agent acts, outside of what rights are lent for. */
	private static function is_agent(): bool {
		return ! Lent_Rights::are_lent() && ( Agent_Role::is_of_any_site( wp_get_current_user() ) || ( ! Agent::is_person() && current_user_can( Agent_Role::CAPABILITY ) ) );
	}

	/** @param list<string> $beginnings */
	private static function begins_with( string $text, array $beginnings ): bool {
		return array() !== array_filter( $beginnings, static fn( string $beginning ): bool => 0 === strpos( $text, $beginning ) );
	}

	private static function refusal(): WP_Error {
		return new WP_Error( 'atelier_agent_route', __( 'Agents can’t change anything here. They propose changes through atelier/v1/agents.', 'atelier' ), array( 'status' => 403 ) );
	}

	/**
	 * XML-RPC takes application passwords, too.
	 *
	 * @param mixed $error
	 * @param mixed $user
	 */
	public function refuse_xml_rpc( $error, $user = null ): void {
		$is_agent = $user instanceof WP_User && Agent_Role::is_of_any_site( $user );
		if ( $is_agent && $error instanceof WP_Error && defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST ) {
			$error->add( 'atelier_agent_route', self::refusal()->get_error_message() );
		}
	}
}
